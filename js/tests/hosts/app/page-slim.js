import * as entry from './node_modules/pullpolicy/js/dist/slim.js';
import { publish } from './publish.js';

publish(async () => {
  await entry.init('./node_modules/pullpolicy/pkg/core_bg.wasm');
  return entry;
});
