import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import { lineEndsOf } from './line-ends.ts';

/** A document, and how it has to come out. */
export type Pair = {
  name: string;
  docx: () => Promise<Buffer>;
  expected: () => Promise<{ pageCount: number; ends: string[] }>;
};

export type Recorded = Record<string, { pageCount: number; ends: string[] }>;
export const RECORDED_FILE = join(import.meta.dirname, 'recorded.json');

const WORD_PDF = '.word.pdf';

/** Every `x.docx` of a folder beside which there is `x.word.pdf`, as Word saved it. */
export const pairsIn = async (
  folder: string,
  toText: (pdf: Uint8Array) => Promise<string[]>,
): Promise<Pair[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(WORD_PDF)).toSorted();
  return names.map((pdf) => {
    const name = pdf.slice(0, -WORD_PDF.length);
    return {
      name,
      docx: () => readFile(join(folder, `${name}.docx`)),
      expected: async () => {
        const pages = await toText(await readFile(join(folder, pdf)));
        return { pageCount: pages.length, ends: lineEndsOf(pages) };
      },
    };
  });
};

/** One document of each bundle, as it came out when it was looked at last. */
export const ownDocuments = catalogue.map(({ folder, documents }) => ({
  name: folder,
  docx: () => readFile(join(documentsFolder, folder, documents[0]?.file ?? '')),
}));

export const recordedPairs = async (): Promise<Pair[]> => {
  const recorded = JSON.parse(await readFile(RECORDED_FILE, 'utf8')) as Recorded;
  return ownDocuments.map(({ name, docx }) => ({
    name,
    docx,
    expected: async () => recorded[name] ?? { pageCount: 0, ends: [] },
  }));
};
