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
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials, type Lockfile } from './sbom/bill-of-materials.ts';

const root = join(import.meta.dirname, '..');
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(root, name), 'utf8'));

const { name, version } = (await readJson('package.json')) as { name: string; version: string };
console.log(
  JSON.stringify(
    billOfMaterials((await readJson('package-lock.json')) as Lockfile, { name, version }),
    null,
    2,
  ),
);
