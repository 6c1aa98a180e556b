import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { makeSbom } from './supply/make-sbom.ts';

/** `npm run sbom` writes dist/sbom.cdx.json; `npm run sbom -- some/file.json` writes there. */
const [target = 'dist/sbom.cdx.json'] = process.argv.slice(2);
const file = resolve(target);
const sbom = await makeSbom();
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
process.stdout.write(`${sbom.components.length} packages in ${file}\n`);
