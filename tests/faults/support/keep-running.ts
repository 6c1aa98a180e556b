import { type Program, startProgram } from '#tests/support/processes/start-program.ts';

export type Kept = {
  /** kill -9; it is started again at once, as a supervisor would. */
  kill: () => void;
  isReady: () => boolean;
  stop: () => Promise<void>;
  output: () => string;
  kills: () => number;
  /** What it said last, each time it ended though nobody had asked it to. */
  falls: () => string[];
};

/** A program that is started again whenever it ends. */
export const keepRunning = (args: string[], env: Record<string, string>, ready: RegExp): Kept => {
  let isStopping = false;
  let kills = 0;
  const falls: string[] = [];
  let earlier = '';
  let program: Program;
  const start = () => {
    program = startProgram('node', args, env);
    void goOn(program);
  };
  const goOn = async ({ ends, output }: Program) => {
    const { signal } = await ends;
    earlier += output();
    if (!isStopping && signal !== 'SIGKILL') falls.push(output().slice(-1000));
    if (!isStopping) start();
  };
  start();
  return {
    kill: () => {
      kills += 1;
      program.process.kill('SIGKILL');
    },
    isReady: () => ready.test(program.output()),
    stop: async () => {
      isStopping = true;
      program.process.kill('SIGTERM');
      await program.ends;
    },
    output: () => earlier + program.output(),
    kills: () => kills,
    falls: () => falls,
  };
};
