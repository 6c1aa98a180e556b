import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import type { OfficeTask, PdfEngine } from '#server/adapters/converter/engine.ts';
import { logStart } from '#server/adapters/converter/log-start.ts';
import { createProcessPool } from '#server/process-pool/process-pool.ts';
import { type PooledProcess, forkProcess } from '#server/process-pool/fork-process.ts';
import type { Log } from '#server/kernel/log.ts';
import { processStart } from '#server/process-pool/process-start.ts';
import { type OfficeOptions, prepareOffices } from './prepare-offices.ts';

export type SofficeEngineOptions = OfficeOptions & {
  log: Log;
  /** Offices side by side; each takes a core and about 250 MB. */
  size?: number;
  recycleAfter?: number;
};

type Office = PooledProcess<OfficeTask, Uint8Array>;

const SCRIPT = join(import.meta.dirname, 'office-process.ts');

/** LibreOffices of the machine's, which stay and take one document after the other. */
export const createSofficeEngine = ({
  log,
  size = Math.min(conversion.nativeOffices, availableParallelism()),
  recycleAfter = conversion.recycleAfter,
  ...options
}: SofficeEngineOptions): PdfEngine => {
  const prepared = prepareOffices(options);
  prepared.then(
    ({ program, layers }) =>
      log.info({ program, layers }, 'documents are converted by the LibreOffice of this machine'),
    (err: unknown) => log.error({ err }, 'the converter cannot be used'),
  );

  const start = async (limitMs: number, signal: AbortSignal): Promise<Office> => {
    const { plan, clear } = await (await prepared).layOut();
    const clearAway = () => clear().catch((err: unknown) => log.warn({ err }, 'an office left files behind'));
    try {
      const script = { path: SCRIPT, args: [JSON.stringify(plan)] };
      const child = await forkProcess<OfficeTask, Uint8Array>(script, limitMs, signal);
      const cleared = child.ended.then(clearAway);
      return { ...child, end: () => child.end().then(() => cleared) };
    } catch (error) {
      await clearAway();
      throw error;
    }
  };
  const pool = createProcessPool({
    start: logStart(log, start),
    startLimitMs: processStart.limitMs,
    startTries: processStart.tries,
    size,
    recycleAfter,
  });

  return {
    convert: pool.ask,
    check: async () => {
      await prepared;
      await pool.check();
    },
    close: async () => {
      await pool.close();
      await prepared.then(
        ({ clear }) => clear(),
        () => {},
      );
    },
  };
};
