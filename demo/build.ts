import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDocuments } from './build-documents.ts';

/** Writes every document of the demo shop anew: `node demo/build.ts`. */
const folder = join(import.meta.dirname, 'documents');
await rm(folder, { recursive: true, force: true });
for (const { path, bytes } of await buildDocuments()) {
  const target = join(folder, path);
  await mkdir(join(target, '..'), { recursive: true });
  await writeFile(target, bytes);
}
