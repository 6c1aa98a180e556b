import type { PooledProcess } from '#server/process-pool/fork-process.ts';
import type { Log } from '#server/kernel/log.ts';

type Start<Request, Answer> = (
  limitMs: number,
  signal: AbortSignal,
) => Promise<PooledProcess<Request, Answer>>;

/** An office's start takes seconds and may fail: whoever runs the shop can read of it. */
export const logStart =
  <Request, Answer>(log: Log, start: Start<Request, Answer>): Start<Request, Answer> =>
  async (limitMs, signal) => {
    const startedAt = performance.now();
    try {
      const child = await start(limitMs, signal);
      log.info(
        { pid: child.pid, tookMs: Math.round(performance.now() - startedAt) },
        'the converter is warm',
      );
      return child;
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'the converter did not start');
      throw err;
    }
  };
