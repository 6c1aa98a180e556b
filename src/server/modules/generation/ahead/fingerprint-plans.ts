import type { Queryable } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { findFile } from '#server/modules/files/stored-file-repo.ts';
import type { DocumentPlan } from '#server/modules/generation/documents/plan-documents.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Of a logo that is gone nothing was ever made. */
const GONE = 'gone';

/** Of plans for one buyer. */
export const fingerprintPlans = async (
  { db, config }: Pick<Services, 'config'> & { db: Queryable },
  plans: readonly DocumentPlan[],
) => {
  const logo = plans[0]?.logo ?? null;
  const logoSha256 = logo && ((await findFile(db, logo))?.sha256 ?? GONE);
  const { makesArchivePdfs } = config;
  return plans.map((plan) => fingerprintOf(plan, { logoSha256, makesArchivePdfs }));
};
