import { createHash } from 'node:crypto';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { removeFile } from '#server/modules/files/remove-file.ts';
import { signDownloadUrl } from '#server/modules/files/sign-download-url.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { binder } from '#shared/limits/binder.ts';
import { findLogoPath, listEarlierExports } from './master-list-repo.ts';
import { MASTER_LIST, readMasterList } from './read-master-list.ts';

const BUCKET = 'binder_exports';

type Reader = Pick<Services, 'db' | 'clock' | 'config'>;

/** The same list has the same address, so it is made once for as long as nothing changes, on one day. */
const planList = async (services: Reader, customerId: string) => {
  const table = await readMasterList(services, customerId, { withHashes: false });
  const logoPath = await findLogoPath(services.db, customerId);
  const hash = createHash('sha256')
    .update(JSON.stringify([table, logoPath]))
    .digest('hex');
  return { table, logoPath, address: { bucket: BUCKET, path: `${customerId}/${hash}.pdf` } as const };
};

/** Null while it is being made: it goes through the office, which is where jobs are done. */
export const signMasterListPdf = async (
  services: Reader & Pick<Services, 'queue' | 'keys'>,
  customerId: string,
): Promise<string | null> => {
  const { db, queue } = services;
  const { table, address } = await planList(services, customerId);
  if (table.rows.length > binder.maxPrintedRows) throw new DomainError('binder.list-too-long');
  if (await findFile(db, address)) return signDownloadUrl(services, address);
  await db.transaction((tx) =>
    queue.enqueueMissing(tx, 'make-master-list', [{ customerId }], { fairKey: customerId }),
  );
  return null;
};

type Maker = Reader & Pick<Services, 'storage' | 'random' | 'queue' | 'templateEngine' | 'converter'>;

/** Makes the list as it stands now, in the place of the one before. */
export const makeMasterListPdf = async (services: Maker, customerId: string, signal: AbortSignal) => {
  const { db } = services;
  const { table, logoPath, address } = await planList(services, customerId);
  if (await findFile(db, address)) return;
  const logo =
    logoPath === null ? undefined : await readBytes(services, { bucket: LOGO_BUCKET, path: logoPath });
  const docx = await services.templateEngine.toTableDocument(table, logo);
  const { pdf } = await services.converter.toPdf(docx, { isAccessible: true, signal });
  const files = createFileBatch(services);
  await files.add({
    ...address,
    body: pdf,
    contentType: 'application/pdf',
    downloadName: `${[table.business, MASTER_LIST, table.day].filter(Boolean).join(', ')}.pdf`,
    ownerId: customerId,
    isPublic: false,
  });
  const isFirst = await db.transaction(async (tx) => {
    if (await findFile(tx, address)) return false;
    for (const earlier of await listEarlierExports(tx, { bucket: BUCKET, ownerId: customerId }))
      await removeFile(services, tx, earlier);
    await files.record(tx);
    return true;
  });
  if (!isFirst) await files.discard();
};
