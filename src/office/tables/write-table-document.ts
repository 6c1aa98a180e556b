import type { Table } from './table.ts';
import { writePrintedDocument } from './write-printed-document.ts';

const counted = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/** A list of documents as a Word document to be printed, lying. */
export const writeTableDocument = ({ columns, rows, ...list }: Table, logo?: Uint8Array): Buffer =>
  writePrintedDocument(
    {
      ...list,
      summary: counted(rows.length),
      paper: 'letter',
      isUpright: false,
      parts: [{ kind: 'table', columns, rows }],
    },
    logo,
  );
