import { DomainError } from '#server/kernel/domain-error.ts';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { readToken, writeToken } from '#server/modules/files/signed-token.ts';
import type { OrderSearch } from '#server/modules/orders/order-view-repo.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { csvLine } from './csv-line.ts';
import { isActingAdmin } from './acting-admin-repo.ts';
import { csvCellsOf, csvHeader } from './order-csv.ts';
import { listExported } from './order-export-repo.ts';
import { orderFilterOf } from './order-filter.ts';

export type ExportRequest = { search: string; status?: OrderSearch['status']; by: string };

/** Rows read at once; the next ones are asked for when these were taken. */
const ROWS_AT_ONCE = 200;

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** No bucket of the storage; only what a link is bound to: whose it is, and which orders it shows. */
const addressOf = ({ search, status, by }: ExportRequest) => ({
  bucket: 'order_exports',
  path: JSON.stringify([by, status ?? '', search]),
});

/** Where an administrator can fetch these orders as CSV within the next minute. */
export const signOrderExport = (
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  { search, status, by }: ExportRequest,
) => {
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, signedUrl.previewSeconds * 1000);
  const token = writeToken(keys.signedUrl, addressOf({ search, status, by }), {
    disposition: 'attachment',
    issuedAt,
    expiresAt,
  });
  const query = new URLSearchParams({ search, ...(status && { status }), by, token });
  return { url: `/api/admin/orders.csv?${query}` };
};

/** The lines, header first. Refused to whoever is no administrator any more, however fresh the link. */
export const openOrderExport = async (
  { config, db, keys, clock }: Pick<Services, 'config' | 'db' | 'keys' | 'clock'>,
  { token, ...asked }: ExportRequest & { token: string },
): Promise<AsyncGenerator<string>> => {
  if (!readToken(keys.signedUrl, addressOf(asked), token, clock.now()))
    throw new DomainError('file.link-invalid');
  if (!(await isActingAdmin(db, asked.by))) throw new DomainError('role.admin-only');
  return linesOf(
    { db, hasTax: config.tax !== undefined },
    { ...orderFilterOf(asked.search), status: asked.status },
  );
};

async function* linesOf(
  { db, hasTax }: Pick<Services, 'db'> & { hasTax: boolean },
  filter: Omit<OrderSearch, 'limit' | 'before'>,
) {
  yield BYTE_ORDER_MARK + csvLine(csvHeader(hasTax));
  for (let before: number | undefined; ;) {
    const page = await listExported(db, { ...filter, before, limit: ROWS_AT_ONCE });
    if (page.length > 0) yield page.map((exported) => csvLine(csvCellsOf(exported, hasTax))).join('');
    before = page.at(-1)?.order.id;
    if (page.length < ROWS_AT_ONCE) return;
  }
}
