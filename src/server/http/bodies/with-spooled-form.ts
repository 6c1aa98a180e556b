import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '#server/kernel/domain-error.ts';
import { makeOwnFolder } from '#server/kernel/own-folder.ts';
import type { UploadedOffice } from '#server/modules/templates/upload/check-uploads.ts';
import { readableFileName } from '#server/modules/templates/upload/file-name.ts';
import { templateFile } from '#shared/limits/template-upload.ts';
import { type Form, readMultipart, type UploadedFile } from './multipart.ts';

export type SpooledForm = Form<UploadedOffice>;

type SpoolOptions = { directory: string; maxFiles: number };

/** The files of a form on disk while they are needed: a form may hold more than fits into memory. */
export const withSpooledForm = async <T>(
  request: Request,
  { directory, maxFiles }: SpoolOptions,
  use: (form: SpooledForm) => Promise<T>,
): Promise<T> => {
  const folder = await makeOwnFolder(directory);
  let count = 0;
  const receive = async ({
    field,
    fileName,
    contentType,
    content,
  }: UploadedFile): Promise<UploadedOffice> => {
    count += 1;
    const path = join(folder, String(count));
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (field !== 'File') throw new DomainError('request.bad-form');
    return { fileName, contentType, read: () => readFile(path) };
  };
  try {
    return await use(await readMultipart(request, limitsFor(maxFiles), receive));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const limitsFor = (maxFiles: number) => ({
  maxFiles,
  maxFileBytes: templateFile.maxBytes,
  onTooManyFiles: () => new DomainError('upload.too-many-files'),
  onTooLarge: (fileName?: string) => tooLarge(fileName),
});

const tooLarge = (fileName: string | undefined) => {
  const problem = new DomainError('upload.too-large');
  if (fileName === undefined) return problem;
  return new DomainError('upload.too-large', {
    message: `Nothing was uploaded.\n${readableFileName(fileName)}: ${problem.message}`,
  });
};
