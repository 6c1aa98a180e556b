import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import { createFileBatch } from '#server/modules/files/file-batch.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import { MINUTE } from '#shared/units.ts';
import { planPrint } from './plan-print.ts';
import type { PrintScope } from '#shared/contract/reading/evidence.ts';
import { removeOldPrints } from './remove-prints.ts';

/** The largest matrix has a hundred pages of tables: twice what a document may take. */
const PRINT_LIMIT_MS = 2 * MINUTE;

type Maker = Pick<
  Services,
  'db' | 'clock' | 'config' | 'storage' | 'random' | 'queue' | 'templateEngine' | 'converter'
>;

/** Puts on paper what stands there now. What is gone by then is asked for by nobody any more. */
export const makePrint = async (
  services: Maker,
  { customerId, scope }: { customerId: string; scope: PrintScope },
  signal: AbortSignal,
) => {
  const { db } = services;
  const planned = await planUnlessGone(services, customerId, scope);
  if (!planned) return;
  const { printed, logoPath, address } = planned;
  if (await findFile(db, address)) return;
  const logo =
    logoPath === null ? undefined : await readBytes(services, { bucket: LOGO_BUCKET, path: logoPath });
  const docx = await services.templateEngine.toPrintedDocument(printed, logo);
  const { pdf } = await services.converter.toPdf(docx, {
    isAccessible: true,
    signal,
    limitMs: PRINT_LIMIT_MS,
  });
  const files = createFileBatch(services);
  await files.add({
    ...address,
    body: pdf,
    contentType: 'application/pdf',
    downloadName: `${[printed.business, printed.title, printed.day].filter(Boolean).join(', ')}.pdf`,
    ownerId: customerId,
    isPublic: false,
  });
  const isFirst = await db.transaction(async (tx) => {
    if (await findFile(tx, address)) return false;
    await removeOldPrints(services, tx, customerId);
    await files.record(tx);
    return true;
  });
  if (!isFirst) await files.discard();
};

const planUnlessGone = async (services: Maker, customerId: string, scope: PrintScope) => {
  try {
    return await planPrint(services, customerId, scope);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
};
