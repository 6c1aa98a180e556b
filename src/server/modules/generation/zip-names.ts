import { type DocumentFormat, documentFormats } from './document-formats.ts';

type ZippedFile = { name: string; format: DocumentFormat };

/** What some system would not take as part of a file name. */
const UNFIT = /[\p{Cc}<>:"/\\|?*]/gu;
const MAX_LENGTH = 120;

/** Where each file stands in the ZIP: a folder per format, and no two files in one place, also where letter case does not count. */
export const zipNames = (files: readonly ZippedFile[]): string[] => {
  const taken = new Set<string>();
  return files.map(({ name, format }) => {
    const fit = fitName(name);
    for (let copy = 1; ; copy += 1) {
      const numbered = copy === 1 ? fit : `${fit} (${copy})`;
      const path = `${documentFormats[format].folder}/${numbered}.${format}`;
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  });
};

/** A name may not end in a dot or a space on Windows, nor start with a dot unseen elsewhere. */
const fitName = (name: string) =>
  Array.from(name.normalize('NFC').replaceAll(UNFIT, '_'))
    .slice(0, MAX_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'document';
