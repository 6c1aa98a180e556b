import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { DomainError } from '#server/kernel/domain-error.ts';
import { isOutOfRoom } from '#server/kernel/failures/is-out-of-room.ts';
import { KIB } from '#shared/units.ts';

export type UploadedFile = { field: string; fileName: string; contentType: string; content: Readable };

export type MultipartLimits = {
  maxFiles: number;
  maxFileBytes: number;
  /** Of each field; the shop's forms have short ones. */
  maxFieldBytes?: number;
  /** Knows the file where it is one alone that is too large. */
  onTooLarge: (fileName?: string) => DomainError;
  onTooManyFiles?: () => DomainError;
};

export type Form<T> = { files: T[]; fields: [name: string, value: string][] };

/** Names, values and boundaries beside the files themselves. */
const MAX_FRAME_BYTES = 64 * KIB;

const PARSER_LIMITS = { fields: 20, fieldNameSize: 100, fieldSize: 2 * KIB, headerPairs: 50 };

/**
 * Reads a multipart form as it arrives. Each file is handed to `receive`, which must consume it.
 * A form that is malformed, cut off, too large or aborted rejects, and no file stream is left open.
 */
export const readMultipart = async <T>(
  request: Request,
  limits: MultipartLimits,
  receive: (file: UploadedFile) => Promise<T>,
): Promise<Form<T>> => {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    throw new DomainError('request.multipart-only');
  const maxBytes = limits.maxFiles * limits.maxFileBytes + MAX_FRAME_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw limits.onTooLarge();
  const parser = createParser(request.headers, limits);
  const received: Promise<T>[] = [];
  const fields: Form<T>['fields'] = [];
  let refusal: DomainError | undefined;
  const refuse = (problem: DomainError) => {
    refusal ??= problem;
    parser.destroy(problem);
  };

  parser.on('file', (field, content, { filename, mimeType }) => {
    content.once('limit', () => refuse(limits.onTooLarge(filename)));
    const file = receive({ field, fileName: filename ?? '', contentType: mimeType, content });
    // Marked as handled at once: a refusal elsewhere may settle first, and this one must not go unobserved.
    file.catch((error: Error) => parser.destroy(error));
    received.push(file);
  });
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse(new DomainError('request.bad-form'));
    fields.push([name, value]);
  });
  parser.once('filesLimit', () => refuse((limits.onTooManyFiles ?? badForm)()));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const) parser.once(limit, () => refuse(badForm()));

  try {
    await pipeline(bounded(request, maxBytes, limits.onTooLarge), parser);
    return { files: await Promise.all(received), fields };
  } catch (error) {
    await Promise.allSettled(received);
    if (refusal) throw refusal;
    if (error instanceof DomainError || isOutOfRoom(error)) throw error;
    throw new DomainError('request.bad-form', { cause: error });
  }
};

const badForm = () => new DomainError('request.bad-form');

/** What surrounds the parts counts too: a form may hide anything before its first and after its last one. */
async function* bounded(request: Request, maxBytes: number, onTooLarge: () => DomainError) {
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw onTooLarge();
    yield chunk;
  }
}

const createParser = (headers: Headers, { maxFiles, maxFileBytes, maxFieldBytes }: MultipartLimits) => {
  try {
    return busboy({
      headers: Object.fromEntries(headers),
      defParamCharset: 'utf8',
      limits: {
        ...PARSER_LIMITS,
        fieldSize: maxFieldBytes ?? PARSER_LIMITS.fieldSize,
        files: maxFiles,
        fileSize: maxFileBytes,
        parts: maxFiles + PARSER_LIMITS.fields,
      },
    });
  } catch (error) {
    throw new DomainError('request.bad-form', { cause: error });
  }
};
