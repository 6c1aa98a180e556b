import { step } from './launcher/step.mjs';
import { prepareShop } from './prepare-shop.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  await prepareShop({ step });
  return 'The web pages are built, and the office has practised.';
});
