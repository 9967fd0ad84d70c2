"""Runs all tests: python3 -m tests [MODULE]"""

import os
import sys
import unittest
from pathlib import Path

from tests import support

HERE = Path(__file__).parent

if __name__ == "__main__":
    names = sys.argv[1:] or [f"tests.{path.stem}" for path in sorted(HERE.glob("test_*.py"))]
    print(f"over {os.path.relpath(support.MODULE)}", flush=True)
    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
    sys.exit(not result.wasSuccessful())
