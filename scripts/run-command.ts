import { ConfigError } from '#server/config.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';

/** Called with the wrong words; the message tells the right ones. */
export class UsageError extends Error {}

type Refusal = abstract new (...args: never[]) => Error;

/** Runs one command: its answer is printed, a refusal is one plain message, anything else is our mistake and shown in full. */
export const runCommand = async (command: (args: string[]) => Promise<string>, refusals: Refusal[] = []) => {
  const foreseen = [ConfigError, StartRefusal, UsageError, ...refusals];
  process.umask(0o077);
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    const isForeseen = error instanceof Error && foreseen.some((refusal) => error instanceof refusal);
    console.error(isForeseen ? error.message : error);
    process.exitCode = 1;
  }
};
