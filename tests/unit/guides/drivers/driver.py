# Calls a function of a guide and prints what it returns or throws, as JSON:
# python3 driver.py session call '["{ user { id } }"]'
import importlib
import inspect
import json
import sys

file, name, args = sys.argv[1:]
guide = importlib.import_module(file)
try:
    result = getattr(guide, name)(*json.loads(args))
    print(json.dumps(list(result) if inspect.isgenerator(result) else [result]))
except Exception as error:
    print(json.dumps({"code": getattr(error, "code", None), "message": str(error)}))
