import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#server/kernel/services.ts';
import { legalNames } from '#shared/legal/legal-names.ts';
import { legal } from '#shared/limits/legal.ts';
import { hashText } from './hash-text.ts';

export const LEGAL_FOLDER = 'legal';

/** Pages, and the words of the waiver, which is no page of its own. */
const fileNames = [...legalNames, 'waiver'] as const;

export type LegalFileName = (typeof fileNames)[number];

type LegalFile = { name: LegalFileName; hash: string; text: string; modifiedAt: Date };

/** The texts in this server's data folder. One that cannot be used is told to the log and left out. */
export const readLegalFolder = async ({
  config,
  log,
}: Pick<Services, 'config' | 'log'>): Promise<LegalFile[]> => {
  const files = await Promise.all(
    fileNames.map(async (name) => {
      const path = join(config.dataDir, LEGAL_FOLDER, `${name}.md`);
      try {
        return await readLegalFile(path, name);
      } catch (error) {
        if (!isMissing(error)) log.warn({ err: error, path }, 'a legal text cannot be used');
        return undefined;
      }
    }),
  );
  return files.filter((file) => file !== undefined);
};

/** Undefined for an empty file: whoever empties it wants it gone. */
const readLegalFile = async (path: string, name: LegalFileName): Promise<LegalFile | undefined> => {
  const file = await open(path, 'r');
  try {
    const { size, mtime, isFile } = await statOf(file);
    if (!isFile) throw new Error('It is not a file.');
    if (size > legal.maxFileBytes) throw new Error(`It is larger than ${legal.maxFileBytes} bytes.`);
    const bytes = await file.readFile();
    // Fatal: a text in another encoding would be shown with holes in it.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
    return text.trim() === '' ? undefined : { name, hash: hashText(bytes), text, modifiedAt: mtime };
  } finally {
    await file.close();
  }
};

const statOf = async (file: Awaited<ReturnType<typeof open>>) => {
  const stat = await file.stat();
  return { size: stat.size, mtime: stat.mtime, isFile: stat.isFile() };
};

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
