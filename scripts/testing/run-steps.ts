import { onEnd } from '../launcher/on-end.mjs';
import type { Step } from './steps.ts';
import type { StepResult } from './summary.ts';
import { createTerminal } from './terminal.ts';

/**
 * Runs stages one after the other, and the lanes of a stage side by side. A failing step does not hide the next one: all
 * are run, and all are reported.
 */
export const runSteps = async (stages: Step[][][]): Promise<StepResult[]> => {
  const terminal = createTerminal((text) => void process.stdout.write(text));
  let interrupted = false;
  onEnd(() => {
    interrupted = true;
  });

  const runStep = async ({ name, run }: Step): Promise<StepResult> => {
    const page = terminal.open(name);
    const startedAt = performance.now();
    const outcome = await run(page.write).catch((error: Error) => {
      page.write(`${error.message}\n`);
      return { ok: false };
    });
    page.end();
    const ok = outcome.ok && !interrupted;
    return { name, seconds: (performance.now() - startedAt) / 1000, ...outcome, ok };
  };

  const runLane = async (steps: Step[]) => {
    const results: StepResult[] = [];
    for (const step of steps) if (!interrupted) results.push(await runStep(step));
    return results;
  };

  const results: StepResult[] = [];
  for (const lanes of stages) results.push(...(await Promise.all(lanes.map(runLane))).flat());
  return results;
};
