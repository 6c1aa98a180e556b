import { findCodeCache } from '#server/adapters/converter/embedded/code-cache.ts';
import type { Step } from '#server/lifecycle/run-server.ts';
import { buildIfStale } from './build-if-stale.ts';
import { fillCodeCacheIfMissing } from './fill-code-cache-if-missing.ts';

type Preparation = { step: Step; signal?: AbortSignal; withOffice?: boolean };

/** Makes what is made once for all later starts: the web pages, and beside them the code cache of the embedded office. */
export const prepareShop = async ({
  step,
  signal = new AbortController().signal,
  withOffice = true,
}: Preparation) => {
  const given = new AbortController();
  const both = AbortSignal.any([signal, given.signal]);
  const filling = withOffice && !(await findCodeCache()) ? fillCodeCacheIfMissing(both) : undefined;
  // Looked at below, when the pages are built.
  filling?.catch(() => {});
  try {
    await buildIfStale({ step, signal });
    if (filling)
      await step('Warming up the built-in LibreOffice', () => filling).catch((error: Error) => {
        if (!signal.aborted) sayColdStart(error);
      });
  } finally {
    given.abort();
  }
};

/** Every office then compiles for itself. */
const sayColdStart = (error: Error) =>
  void process.stderr.write(
    `${error.message}\nThe shop works without it; its first documents take longer.\n`,
  );
