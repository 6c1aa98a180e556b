import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cleanUp } from '#tests/support/clean-up.ts';

export type Program = {
  process: ChildProcess;
  /** Everything written so far, to both streams. */
  output: () => string;
  /** Resolves to the match as soon as the output holds it; rejects if the program ends first. */
  prints: (pattern: RegExp) => Promise<RegExpMatchArray>;
  ends: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
};

/** Whole programs take their time on a busy machine. */
export const WHOLE_PROGRAMS_MS = 300_000;

/** Runs a program in a process group and an environment of its own; what is left of it dies with the test file. */
export const startProgram = (command: string, args: string[], env: Record<string, string>): Program => {
  const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
  const inherited = { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS };
  const child = spawn(command, args, { env: { ...inherited, ...env }, detached: true, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('printed');
    });
  const ends = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    output,
  }));
  const { pid } = child;
  if (pid) cleanUp(() => endGroup(pid));

  const prints = async (pattern: RegExp) => {
    const ended = ends.then((end) => {
      throw new Error(
        `The program ended (${end.code ?? end.signal}) before it printed ${pattern}:\n${output}`,
      );
    });
    for (;;) {
      const found = output.match(pattern);
      if (found) return found;
      await Promise.race([once(child, 'printed'), ended]);
    }
  };
  return { process: child, output: () => output, prints, ends };
};

const endGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already gone, which is what a test leaves behind when all went well.
  }
};
