import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '#server/kernel/services.ts';
import { getDemoProgress } from '#server/modules/demo/get-demo-progress.ts';
import { demo } from '#shared/limits.ts';

type Terminal = { say: (line: string) => void; signal: AbortSignal };

/** Tells the terminal how the demo shop grows, whenever another bundle is on the shelf, until all are. */
export const tellDemoProgress = async (services: Pick<Services, 'db'>, { say, signal }: Terminal) => {
  let told = -1;
  while (!signal.aborted) {
    const progress = await getDemoProgress(services).catch(() => null);
    if (!progress) {
      if (told >= 0) say('The demo shop is complete.');
      return;
    }
    const { bundlesReady, bundlesTotal, documentsReady, documentsTotal } = progress;
    if (bundlesReady > told)
      say(
        `Filling the demo shop: ${bundlesReady} of ${bundlesTotal} bundles, ${documentsReady} of ${documentsTotal} documents.`,
      );
    told = bundlesReady;
    await pause(demo.lookAgainMs, undefined, { signal }).catch(() => {});
  }
};
