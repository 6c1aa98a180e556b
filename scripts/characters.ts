import { writeFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';
import { PRINTABLE_FILE, printableSource } from './characters/printable-source.ts';

await runCommand(async () => {
  await writeFile(PRINTABLE_FILE, printableSource());
  return `${PRINTABLE_FILE} is written.`;
});
