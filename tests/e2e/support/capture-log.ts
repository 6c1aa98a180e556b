import { noteOutput } from './shop-log.ts';

/** What is said at every request is of interest to the search for secrets alone. */
const ROUTINE = /^\{"level":"(?:info|debug)"/;

/** Writes everything this process says to the run's log, and shows only what somebody should see. */
export const captureLog = () => {
  for (const stream of [process.stdout, process.stderr]) {
    const show = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.write = (text: string | Uint8Array, ...rest: unknown[]) => {
      const said = typeof text === 'string' ? text : Buffer.from(text).toString();
      noteOutput(said);
      return ROUTINE.test(said) ? true : show(text, ...rest);
    };
  }
};
