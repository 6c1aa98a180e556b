import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { LEGAL_FOLDER, type LegalFileName } from '#server/modules/legal/read-legal-folder.ts';

/** What an operator does, at a moment of the shop's clock. */
export const putLegalText = async (
  { dataDir }: Pick<Config, 'dataDir'>,
  name: LegalFileName,
  text: string | Uint8Array,
  modifiedAt: Date,
) => {
  const folder = join(dataDir, LEGAL_FOLDER);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.md`);
  await writeFile(path, text);
  await utimes(path, modifiedAt, modifiedAt);
  return path;
};
