import { createHash } from 'node:crypto';
import type { Services } from '#server/kernel/services.ts';
import { findLogoPath } from '#server/modules/binder/exports/master-list-repo.ts';
import { printedEvidence } from '#server/modules/readers/evidence/exports/printed-evidence.ts';
import { readEvidence } from '#server/modules/readers/evidence/exports/read-evidence.ts';
import { readProof } from '#server/modules/readers/evidence/proof/read-proof.ts';
import { readSignOffSheet } from '#server/modules/readers/evidence/sheets/sign-off-sheet.ts';
import type { PrintScope } from '#shared/contract/reading/evidence.ts';

export const PRINT_BUCKET = 'reading_exports';

type Touched = Pick<Services, 'db' | 'clock' | 'config'>;

const read = async (services: Touched, customerId: string, scope: PrintScope) => {
  if (scope.of === 'proof') return readProof(services, customerId, scope);
  if (scope.of === 'sheet') return readSignOffSheet(services, customerId, scope);
  return printedEvidence(await readEvidence(services, customerId, scope));
};

/** The same content has the same address, so it is made once for as long as nothing changes, on one day. */
export const planPrint = async (services: Touched, customerId: string, scope: PrintScope) => {
  const printed = await read(services, customerId, scope);
  const logoPath = await findLogoPath(services.db, customerId);
  const hash = createHash('sha256')
    .update(JSON.stringify([printed, logoPath]))
    .digest('hex');
  return { printed, logoPath, address: { bucket: PRINT_BUCKET, path: `${customerId}/${hash}.pdf` } as const };
};
