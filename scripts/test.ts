import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from './launcher/on-end.mjs';
import { type StepResult, summaryOf } from './testing/summary.ts';
import { type Step, stepsOf } from './testing/steps.ts';

/** A failing step does not hide the next one: all are run, and all are reported. */
const runStep = async ({ name, run }: Step): Promise<StepResult> => {
  console.log(`\n--- ${name}`);
  const startedAt = performance.now();
  const outcome = await run().catch((error: Error) => {
    console.error(error.message);
    return { ok: false };
  });
  return { name, seconds: (performance.now() - startedAt) / 1000, ...outcome };
};

let interrupted = false;
onEnd(() => {
  interrupted = true;
});

const reports = await mkdtemp(join(tmpdir(), 'bindery-reports-'));
const results: StepResult[] = [];
for (const step of stepsOf(reports, { withBrowser: !process.argv.includes('--no-browser') })) {
  if (interrupted) break;
  results.push(await runStep(step));
}
await rm(reports, { recursive: true });
console.log(summaryOf(results).trimEnd());
process.exit(interrupted || results.some(({ ok }) => !ok) ? 1 : 0);
