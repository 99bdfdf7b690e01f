"""Says which documents are as their schemas have them: a line each, right or wrong.

    python3 judge.py folder < lines

A line of the input is a JSON object of `schema`, a file in the folder, and `document`. The schemas
themselves are held to JSON Schema 2020-12 first.
"""

import json
import pathlib
import sys

import jsonschema
import referencing
import referencing.retrieval

folder = pathlib.Path(sys.argv[1]).resolve()
for path in folder.rglob("*.json"):
    jsonschema.Draft202012Validator.check_schema(json.loads(path.read_text(encoding="utf-8")))


@referencing.retrieval.to_cached_resource()
def retrieve(uri):
    return pathlib.Path(uri.removeprefix("file://")).read_text(encoding="utf-8")


registry = referencing.Registry(retrieve=retrieve)
validators = {}
for line in sys.stdin:
    told = json.loads(line)
    name = told["schema"]
    if name not in validators:
        schema = {"$ref": f"file://{folder}/{name}"}
        validators[name] = jsonschema.Draft202012Validator(schema, registry=registry)
    print("right" if validators[name].is_valid(told["document"]) else "wrong")
