import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '#server/modules/demo/demo-catalogue.ts';

export const documentsFolder = join(import.meta.dirname, 'documents');

/** The products of the demo shop. Their files lie in `documentsFolder/folder`. */
export const catalogue = demoCatalogue.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'catalogue.json'), 'utf8')),
);
