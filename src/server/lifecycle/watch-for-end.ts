import { constants } from 'node:os';
import type { Log } from '#server/kernel/log.ts';
import { shutdown } from '#server/kernel/shutdown.ts';

type End = {
  /** Aborted as soon as the process is to end. */
  signal: AbortSignal;
  /** Resolves at the same time, with the code to exit with. */
  exitCode: Promise<number>;
};

/** One Ctrl-C reaches a process up to three times: from the terminal, from npm and from the launcher. */
const SAME_KEY_PRESS_MS = 500;

/** Leaves a moment to tell what was still running. */
const LAST_WORDS_MS = 300;

/** Every way this process is told to end: a signal, a launcher that is gone, a fault nobody caught. */
export const watchForEnd = (log: Log): End => {
  const controller = new AbortController();
  const { promise: exitCode, resolve } = Promise.withResolvers<number>();
  let askedAtMs = 0;

  const end = (code: number) => {
    if (controller.signal.aborted) return;
    askedAtMs = performance.now();
    setTimeout(giveUp, shutdown.graceMs - LAST_WORDS_MS, log).unref();
    resolve(code);
    controller.abort();
  };

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      const again = controller.signal.aborted && performance.now() - askedAtMs > SAME_KEY_PRESS_MS;
      if (again) process.exit(128 + constants.signals[name]);
      end(0);
    });
  process.once('disconnect', () => end(0));

  // Thrown through the middle of some running code, whose state is unknown from here on.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'stopping because of an error that nothing caught');
    end(1);
  });
  // Only a promise nobody waited for: its own work is lost, but nothing else was interrupted, and
  // one bad request must not be able to end everybody's.
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a failure that nothing waited for');
  });
  return { signal: controller.signal, exitCode };
};

const giveUp = (log: Log) => {
  log.error('did not stop in time; ending with work unfinished');
  process.exit(1);
};
