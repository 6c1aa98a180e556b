import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { signDownloadUrl } from '#server/modules/files/sign-download-url.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import type { SignedSheet } from '#shared/contract/reading/evidence.ts';
import { SHEET_BUCKET } from './attach-sheet.ts';
import { findSheet } from './sheet-repo.ts';

/** To be kept, never to be shown within a page of the shop: somebody else has made the file. */
export const getSignedSheet = async (
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  customerId: string,
  id: number,
): Promise<SignedSheet> => {
  const sheet = await findSheet(services.db, { customerId, id });
  const address = { bucket: SHEET_BUCKET, path: sheet?.path ?? '' } as const;
  const file = sheet && (await findFile(services.db, address));
  if (!file) throw new DomainError('sheet.not-found');
  return { url: signDownloadUrl(services, address), name: file.downloadName };
};
