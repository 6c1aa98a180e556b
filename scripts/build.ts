import { step } from './launcher/step.mjs';
import { prepareShop } from './preparing/prepare-shop.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  // There is no secret in it, and the shop may run as another user.
  process.umask(0o022);
  await prepareShop({ step });
  return 'The web pages are built, and the built-in LibreOffice is warmed up.';
});
