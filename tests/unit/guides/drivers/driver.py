# Calls functions of guides, each as in a program that has just started. Reads calls as
# lines of JSON, prints the result or error of each and, when nothing is pending, an empty line.
import http.server
import importlib
import inspect
import json
import os
import sys
import urllib.request

for line in sys.stdin:
    program = os.fork()
    if program == 0:
        break
    if os.waitpid(program, 0)[1] != 0:
        sys.exit(1)
    print(flush=True)
else:
    sys.exit()
call = json.loads(line)
os.environ.clear()
os.environ.update(call["environment"])
sys.path[0] = call["folder"]
guide = importlib.import_module(call["file"])
try:
    result = getattr(guide, call["name"])(*call["args"])
    print(json.dumps(list(result) if inspect.isgenerator(result) else [result]))
except Exception as error:
    begun = {"begun": error.begun} if hasattr(error, "begun") else {}
    print(json.dumps({"code": getattr(error, "code", None), "message": str(error), **begun}))
