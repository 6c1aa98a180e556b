import type { PrintedTable } from '#server/ports/template-engine.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import type { Evidence } from './read-evidence.ts';
import type { GridDocument, GridPerson } from './reading-grid.ts';

export type Column<Row> = PrintedTable['columns'][number] & { of: (row: Row) => string | number | null };

export const MATRIX_TITLE = 'Who has read what';
export const evidenceTitle = (subject: string) => `Readings of ${subject}`;

/** All that is recorded, for whoever sorts and filters. */
const listColumns: Column<EvidenceRow>[] = [
  { title: 'Reader No.', width: 11, kind: 'number', of: ({ readerNumber }) => readerNumber },
  { title: 'Name', width: 28, kind: 'text', of: ({ name }) => name },
  { title: 'Role', width: 20, kind: 'text', of: ({ role }) => role },
  { title: 'Document No.', width: 14, kind: 'text', of: ({ documentNumber }) => documentNumber },
  { title: 'Title', width: 40, kind: 'text', of: ({ title }) => title },
  { title: 'Revision', width: 10, kind: 'number', of: ({ revision }) => revision },
  { title: 'State', width: 18, kind: 'text', of: ({ state }) => state },
  { title: 'Due', width: 13, kind: 'date', of: ({ dueOn }) => dueOn },
  { title: 'Read on', width: 13, kind: 'date', of: ({ read }) => read?.on ?? null },
  { title: 'Time (UTC)', width: 26, kind: 'text', of: ({ read }) => read?.utc ?? null },
  { title: 'How', width: 28, kind: 'text', of: ({ read }) => read?.how ?? null },
  { title: 'Name as typed', width: 28, kind: 'text', of: ({ read }) => read?.typedName ?? null },
  { title: 'Statement', width: 42, kind: 'text', of: ({ read }) => read?.statement ?? null },
  { title: 'Network', width: 20, kind: 'text', of: ({ read }) => read?.network ?? null },
  { title: 'SHA-256 of the PDF', width: 68, kind: 'text', of: ({ read }) => read?.sha256 ?? null },
  { title: 'Record', width: 9, kind: 'number', of: ({ read }) => read?.position ?? null },
  { title: 'Hash of the record', width: 68, kind: 'text', of: ({ read }) => read?.hash ?? null },
  { title: 'Hash of the reader', width: 68, kind: 'text', of: ({ read }) => read?.readerHash ?? null },
];

export const personColumns: Column<GridPerson>[] = [
  { title: 'Reader No.', width: 11, kind: 'number', of: ({ number }) => number },
  { title: 'Name', width: 28, kind: 'text', of: ({ name }) => name },
  { title: 'Role', width: 20, kind: 'text', of: ({ role }) => role },
];

/** What stands where somebody does not have to read something. */
const NOT_ASSIGNED = '–';

export const documentColumn = (document: GridDocument, title: string, width: number): Column<GridPerson> => ({
  title,
  width,
  kind: 'text',
  of: ({ words }) => words.get(document.id) ?? NOT_ASSIGNED,
});

const headOf = ({ documentNumber, title, revision }: GridDocument) =>
  `${[documentNumber, title].filter(Boolean).join(' ')}, revision ${revision}`;

export const tabulate = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => ({
  columns: columns.map(({ title, width, kind }) => ({ title, width, kind })),
  rows: rows.map((row) => columns.map((column) => column.of(row))),
});

/** For a workbook or CSV. */
export const evidenceTable = (evidence: Evidence): PrintedTable => {
  const { businessName: business, today: day } = evidence.clock;
  if (evidence.of !== 'matrix')
    return {
      title: evidenceTitle(evidence.subject),
      business,
      day,
      ...tabulate(listColumns, evidence.rows),
      frozenColumns: 2,
    };
  const { documents, people } = evidence.grid;
  const columns = [...personColumns, ...documents.map((known) => documentColumn(known, headOf(known), 22))];
  return {
    title: MATRIX_TITLE,
    business,
    day,
    ...tabulate(columns, people),
    frozenColumns: 2,
    headLines: 4,
  };
};
