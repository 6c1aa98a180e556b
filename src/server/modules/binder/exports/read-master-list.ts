import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import type { PrintedTable } from '#server/ports/template-engine.ts';
import type { BinderState } from '#shared/contract/binder.ts';
import { listForMasterList } from './master-list-repo.ts';

export const MASTER_LIST = 'Master list of documents';

const STATES: Record<BinderState, string> = {
  draft: 'Draft',
  'in-force': 'In force',
  withdrawn: 'Withdrawn',
};

type Row = Awaited<ReturnType<typeof listForMasterList>>[number];

type Column = PrintedTable['columns'][number] & { of: (row: Row) => string | number | null };

/** What an inspector asks for first: what there is, which revision is in force, since when, and by whom. */
const columns: Column[] = [
  { title: 'Number', width: 14, kind: 'text', of: ({ document }) => document.number },
  { title: 'Title', width: 44, kind: 'text', of: ({ document }) => document.title },
  { title: 'Revision', width: 13, kind: 'number', of: ({ document }) => document.revision },
  { title: 'State', width: 12, kind: 'text', of: ({ document }) => STATES[document.state] },
  { title: 'Owner', width: 22, kind: 'text', of: ({ document }) => document.owner },
  { title: 'Effective', width: 19, kind: 'date', of: ({ document }) => document.effectiveOn },
  { title: 'Next review', width: 19, kind: 'date', of: ({ document }) => document.nextReviewOn },
  {
    title: 'Approved by',
    width: 28,
    kind: 'text',
    of: ({ approvedBy, approverRole }) => [approvedBy, approverRole].filter(Boolean).join(', '),
  },
  { title: 'Bundle', width: 28, kind: 'text', of: ({ bundle }) => bundle },
];

/** A page has no room for it; whoever checks files does so with the workbook. */
const hashColumn: Column = {
  title: 'SHA-256 of the PDF',
  width: 68,
  kind: 'text',
  of: ({ hashes }) => hashes?.pdf ?? '',
};

/** The register of a business as a list to be handed out, as it stands at this moment. */
export const readMasterList = async (
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  customerId: string,
  { withHashes }: { withHashes: boolean },
): Promise<PrintedTable> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const { businessName, today } = await readBusinessClock(services, customerId);
  const rows = await listForMasterList(db, customerId);
  const shown = withHashes ? [...columns, hashColumn] : columns;
  return {
    title: MASTER_LIST,
    business: businessName,
    day: today,
    columns: shown.map(({ title, width, kind }) => ({ title, width, kind })),
    rows: rows.map((row) => shown.map((column) => column.of(row))),
  };
};
