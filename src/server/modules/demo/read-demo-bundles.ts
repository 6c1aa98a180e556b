import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoBundle } from './demo-bundle.ts';
import { demoCatalogue } from './demo-catalogue.ts';

/** The bundles of a demo shop that lies in a folder: a catalogue, and the documents it names. */
export const readDemoBundles = async (folder: string): Promise<DemoBundle[]> => {
  const catalogue = demoCatalogue.parse(JSON.parse(await readFile(join(folder, 'catalogue.json'), 'utf8')));
  return catalogue.map(({ documents, ...bundle }) => {
    const fileIn = (fileName: string) => ({
      fileName,
      read: () => readFile(join(folder, 'documents', bundle.folder, fileName)),
    });
    return {
      ...bundle,
      documents: documents.map(({ file, workbook }) => ({
        template: fileIn(file),
        workbook: workbook === undefined ? undefined : fileIn(workbook),
      })),
    };
  });
};
