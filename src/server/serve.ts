import { setFlagsFromString } from 'node:v8';
import { runAsMain } from './lifecycle/run-as-main.ts';
import { runServer, type RunOptions } from './lifecycle/run-server.ts';

/**
 * How far memory may grow before it is searched for rubbish as a whole. Left to itself, V8 does that every second or so
 * under load, to save some 20 MB, and each time all visitors wait for a tenth of a second on a small machine.
 */
const HEAP_GROWING_PERCENT = 200;

type ServeOptions = Partial<Omit<RunOptions, 'config'>>;

/** The whole server as one call. What is slow to load is loaded behind the open port. */
export const serve = ({ boot = bootShop, ...options }: ServeOptions = {}) => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
  return runAsMain((config) => runServer({ ...options, config, boot }));
};

const bootShop: RunOptions['boot'] = async (config) => (await import('./boot.ts')).boot(config);
