import { buildIfStale } from './build-if-stale.ts';
import { step } from './launcher/step.mjs';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await buildIfStale({ step });
  return 'The web pages are built.';
});
