import { z } from 'zod';
import { textLength } from '#shared/limits/text-length.ts';
import { textLine } from '#shared/text.ts';

const fileList = {
  defaultEntries: 100,
  maxEntries: 1000,
  maxOffset: 100_000,
  searchLength: 200,
} as const;

const path = z.string().max(textLength.filePath, `must be at most ${textLength.filePath} characters`);

const wholeNumber = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z.int(rule).min(least, rule).max(most, rule);
};

/** Only a wish: the server chooses between its two lifetimes. */
const expiresIn = z.int('must be a whole number of seconds').positive('must be a whole number of seconds');

export const listFilesInput = z.strictObject({
  prefix: path.default(''),
  search: textLine(fileList.searchLength).default(''),
  limit: wholeNumber(1, fileList.maxEntries).default(fileList.defaultEntries),
  offset: wholeNumber(0, fileList.maxOffset).default(0),
  sortBy: z
    .strictObject({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

export const signFileInput = z.strictObject({ expiresIn });

export const signFilesInput = z.strictObject({ expiresIn, paths: z.array(path).min(1) });

/** One line of a bucket's list; a folder has a name and nothing else. */
export type ListedFile = {
  name: string;
  id: string | null;
  created_at: string | null;
  updated_at: string | null;
  last_accessed_at: string | null;
  metadata: {
    eTag: string;
    size: number;
    mimetype: string;
    cacheControl: string;
    lastModified: string;
    contentLength: number;
    httpStatusCode: number;
  } | null;
};

/** One answer per asked path, in the same order. */
export type SignedFile = { path: string; signedURL: string | null; error: string | null };
