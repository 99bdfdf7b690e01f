"""Says what in a JSON document is not as its schema has it; ends with 1 if there is anything.

    python3 validate.py schema.json < document.json
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
errors = sorted(validator.iter_errors(json.load(sys.stdin)), key=lambda error: error.json_path)
for error in errors:
    print(f"{error.json_path}: {error.message}")
sys.exit(1 if errors else 0)
