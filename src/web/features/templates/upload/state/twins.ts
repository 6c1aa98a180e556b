import type { AdminDocument } from '#shared/contract/document.ts';
import { textLength } from '#shared/limits/text-length.ts';
import type { ChosenFile } from './choose-files.ts';

export type TwinChoice = 'replace' | 'keep';

/** A chosen file that would be called like a document there is; of several, the newest. */
export type Twin = { fileName: string; document: AdminDocument; choice?: TwinChoice };

/** A file, by its place among those chosen, and the document that it is a new version of. */
export type Replaced = { place: number; documentId: number };

/** As the server names what it gets; letter case makes no difference to somebody who reads it. */
const nameOf = (fileName: string) =>
  comparable(fileName.replace(/\.[^.]*$/, '').slice(0, textLength.documentName));

const comparable = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

export const findTwins = (files: readonly ChosenFile[], documents: readonly AdminDocument[]): Twin[] =>
  files.flatMap(({ name }) => {
    const document = documents.find((other) => comparable(other.name) === nameOf(name));
    return document ? [{ fileName: name, document }] : [];
  });
