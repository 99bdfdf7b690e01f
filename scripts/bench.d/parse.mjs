// Reads and parses every JSON file of the folder given, and does nothing else.
import { readdirSync, readFileSync } from "node:fs";

for (const name of readdirSync(process.argv[2])) {
  JSON.parse(readFileSync(`${process.argv[2]}/${name}`, "utf8"));
}
