import { DomainError } from '#server/kernel/domain-error.ts';
import type { PrintedDocument } from '#server/ports/template-engine.ts';
import { binder } from '#shared/limits/binder.ts';
import { evidenceLimits } from '#shared/limits/readers.ts';
import type { EvidenceRow } from './evidence-rows.ts';
import {
  type Column,
  documentColumn,
  evidenceTitle,
  MATRIX_TITLE,
  personColumns,
  tabulate,
} from './evidence-table.ts';
import { cellsOf, type Evidence } from './read-evidence.ts';
import type { GridDocument, ReadingGrid } from './reading-grid.ts';

/** So many documents stand beside each other on a page. */
const DOCUMENTS_ACROSS = 10;

const LEGEND =
  'Read: has read what is in force. Reading: has begun. Not yet: has not begun. Outdated: has read an earlier revision, which is not enough any more. Not in force: there is nothing to read yet. – : does not have to read it.';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What has room on a page; whoever checks hashes does so with the workbook or a proof. */
const readingColumns: Column<EvidenceRow>[] = [
  { title: 'Revision', width: 16, kind: 'number', of: ({ revision }) => revision },
  { title: 'State', width: 18, kind: 'text', of: ({ state }) => state },
  { title: 'Due', width: 20, kind: 'date', of: ({ dueOn }) => dueOn },
  { title: 'When', width: 38, kind: 'text', of: ({ read }) => read?.moment ?? '' },
  { title: 'How', width: 24, kind: 'text', of: ({ read }) => read?.how ?? '' },
  { title: 'Name as typed', width: 28, kind: 'text', of: ({ read }) => read?.typedName ?? '' },
  { title: 'Record', width: 14, kind: 'number', of: ({ read }) => read?.position ?? null },
];

const subjectColumns: Record<'person' | 'document', Column<EvidenceRow>[]> = {
  person: [
    { title: 'Document No.', width: 16, kind: 'text', of: ({ documentNumber }) => documentNumber },
    { title: 'Title', width: 44, kind: 'text', of: ({ title }) => title },
  ],
  document: [
    { title: 'No.', width: 8, kind: 'number', of: ({ readerNumber }) => readerNumber },
    { title: 'Name', width: 34, kind: 'text', of: ({ name }) => name },
    { title: 'Role', width: 22, kind: 'text', of: ({ role }) => role },
  ],
};

export const printedEvidence = (evidence: Evidence): PrintedDocument => {
  const { businessName: business, today: day } = evidence.clock;
  const page = { business, day, paper: 'letter', isUpright: false } as const;
  if (evidence.of === 'matrix') {
    const { documents, people } = evidence.grid;
    if (cellsOf(evidence.grid) > evidenceLimits.maxPrintedCells)
      throw new DomainError('reading.print-too-large');
    return {
      ...page,
      title: MATRIX_TITLE,
      summary: `${counted(people.length, 'person', 'people')}, ${counted(documents.length, 'document', 'documents')}`,
      parts: matrixParts(evidence.grid),
    };
  }
  const { of, subject, rows } = evidence;
  if (rows.length > binder.maxPrintedRows) throw new DomainError('reading.print-too-large');
  return {
    ...page,
    title: evidenceTitle(subject),
    summary: counted(rows.length, 'line', 'lines'),
    parts: [{ kind: 'table', ...tabulate([...subjectColumns[of], ...readingColumns], rows) }],
  };
};

/** Columns are headed by what is short: the list before them says which document each is. */
const shortName = ({ documentNumber }: GridDocument, index: number) => documentNumber || `(${index + 1})`;

const matrixParts = ({ documents, people }: ReadingGrid): PrintedDocument['parts'] => {
  const named = documents.map((document, index) => ({ document, short: shortName(document, index) }));
  const groups = Array.from({ length: Math.ceil(named.length / DOCUMENTS_ACROSS) }, (_, index) =>
    named.slice(index * DOCUMENTS_ACROSS, (index + 1) * DOCUMENTS_ACROSS),
  );
  const names = personColumns.filter(({ kind }) => kind === 'text');
  return [
    { kind: 'text', text: LEGEND },
    {
      kind: 'table',
      ...tabulate(
        [
          { title: 'Column', width: 16, kind: 'text', of: ({ short }) => short },
          { title: 'Document', width: 90, kind: 'text', of: ({ document }) => document.title },
          { title: 'Revision', width: 14, kind: 'number', of: ({ document }) => document.revision },
        ],
        named,
      ),
    },
    ...groups.flatMap((group, index): PrintedDocument['parts'] => [
      { kind: 'heading', text: headingOf(index * DOCUMENTS_ACROSS, group.length, named.length) },
      {
        kind: 'table',
        ...tabulate(
          [...names, ...group.map(({ document, short }) => documentColumn(document, short, 15))],
          people,
        ),
      },
    ]),
  ];
};

const headingOf = (before: number, shown: number, all: number) =>
  shown === all ? 'All documents' : `Documents ${before + 1} to ${before + shown} of ${all}`;
