// Only what the import does by itself.
import 'pullpolicy/element';

const preview = document.createElement('pull-policy-preview');
preview.setAttribute('image', 'nginx');
document.querySelector('main').append(preview);
