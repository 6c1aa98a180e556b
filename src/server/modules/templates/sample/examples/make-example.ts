import type { ExampleFile } from '#shared/example-templates.ts';
import * as word from './word-examples.ts';
import { rowsOfAWorkbook } from './workbook-example.ts';

const makers: ReadonlyMap<string, () => Buffer> = new Map<ExampleFile, () => Buffer>([
  ['values-and-formats.docx', word.valuesAndFormats],
  ['condition-in-a-line.docx', word.conditionInALine],
  ['condition-around-paragraphs.docx', word.conditionAroundParagraphs],
  ['condition-around-table-rows.docx', word.conditionAroundTableRows],
  ['list-as-table-rows.docx', word.listAsTableRows],
  ['list-as-numbered-steps.docx', word.listAsNumberedSteps],
  ['condition-around-a-section.docx', word.conditionAroundASection],
  ['the-document-itself.docx', word.theDocumentItself],
  ['rows-of-a-workbook.xlsx', rowsOfAWorkbook],
]);

/** The file of this name, or nothing if there is none. */
export const makeExample = (file: string) => makers.get(file)?.();
