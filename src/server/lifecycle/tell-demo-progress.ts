import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/kernel/services.ts';
import { demo } from '#server/modules/demo/demo-limits.ts';
import { getDemoProgress } from '#server/modules/demo/get-demo-progress.ts';

type Terminal = { say: (line: string) => void; signal: AbortSignal };

/** Tells the terminal how the demo shop grows, whenever another bundle is on sale, until all are. */
export const tellDemoProgress = async (services: Pick<Services, 'db'>, { say, signal }: Terminal) => {
  let told = -1;
  while (!signal.aborted) {
    // Undefined while the database does not answer.
    const progress = await getDemoProgress(services).catch(() => undefined);
    if (progress === null) {
      if (told >= 0) say('The demo shop is complete.');
      return;
    }
    if (progress && progress.bundlesReady > told) {
      const { bundlesReady, bundlesTotal, documentsReady, documentsTotal } = progress;
      say(
        `Filling the demo shop: ${bundlesReady} of ${bundlesTotal} bundles, ${documentsReady} of ${documentsTotal} documents.`,
      );
      told = bundlesReady;
    }
    await pause(demo.lookAgainMs, undefined, { signal }).catch(() => {});
  }
};
