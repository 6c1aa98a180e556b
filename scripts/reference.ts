import { writeFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';
import { callReference, REFERENCE_FILE } from './reference/call-reference.ts';

await runCommand(async () => {
  await writeFile(REFERENCE_FILE, await callReference());
  return `${REFERENCE_FILE} is written.`;
});
