import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, documentsFolder } from '#demo/catalogue.ts';
import type { DemoBundle } from './modules/demo/demo-bundle.ts';

/** The bundles that lie beside the shop's code. */
export const demoBundles: readonly DemoBundle[] = catalogue.map(({ documents, ...bundle }) => {
  const fileIn = (fileName: string) => ({
    fileName,
    read: () => readFile(join(documentsFolder, bundle.folder, fileName)),
  });
  return {
    ...bundle,
    documents: documents.map(({ file, workbook }) => ({
      template: fileIn(file),
      workbook: workbook === undefined ? undefined : fileIn(workbook),
    })),
  };
});
