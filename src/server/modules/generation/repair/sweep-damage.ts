import type { Services } from '#server/kernel/services.ts';
import { compareFiles } from '#server/modules/files/integrity/compare-files.ts';
import { repairFile } from './repair-file.ts';

type Touched = Pick<Services, 'db' | 'storage' | 'queue' | 'log' | 'clock'>;

/** More at once are not lost files but a storage that is away; making all of them again would only add to that. */
const MAX_REPAIRS = 20;

/** Compares a share of all files with what was written, reports, and has made again what can be. */
export const sweepDamage = async (services: Touched, signal: AbortSignal) => {
  let [compared, damaged] = [0, 0];
  for await (const found of compareFiles(services, signal)) {
    compared += 1;
    if (!found) continue;
    damaged += 1;
    if (damaged <= MAX_REPAIRS) await repairFile(services, found);
  }
  const level = damaged > 0 ? 'error' : 'info';
  services.log[level]({ compared, damaged }, 'stored files were compared with what was written');
};
