import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoShop } from './demo-bundle.ts';
import { demoCatalogue } from './demo-catalogue.ts';

/** A demo shop that lies in a folder: a catalogue, and the documents it names. */
export const readDemoShop = async (folder: string): Promise<DemoShop> => {
  const text = await readFile(join(folder, 'catalogue.json'), 'utf8');
  const { questions, bundles } = demoCatalogue.parse(JSON.parse(text));
  return {
    questions,
    bundles: bundles.map(({ documents, ...bundle }) => {
      const fileIn = (fileName: string) => ({
        fileName,
        read: () => readFile(join(folder, 'documents', bundle.folder, fileName)),
      });
      return {
        ...bundle,
        documents: documents.map(({ file, workbook, number, owner, reviewMonths }) => ({
          template: fileIn(file),
          workbook: workbook === undefined ? undefined : fileIn(workbook),
          register: { documentNumber: number, owner, reviewMonths },
        })),
      };
    }),
  };
};
