import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { makeSbom } from './supply/make-sbom.ts';

/** `npm run sbom` writes dist/sbom.cdx.json; `npm run sbom -- some/file.json` writes there. */
const [target = 'dist/sbom.cdx.json'] = process.argv.slice(2);
const file = resolve(target);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, await makeSbom());
process.stdout.write(`The bill of materials is in ${file}\n`);
