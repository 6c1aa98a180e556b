import { runAsMain } from './lifecycle/run-as-main.ts';
import { runServer, type RunOptions } from './lifecycle/run-server.ts';

type ServeOptions = Partial<Omit<RunOptions, 'config'>>;

/** The whole server as one call. What is slow to load is loaded behind the open port. */
export const serve = ({ boot = bootShop, ...options }: ServeOptions = {}) =>
  runAsMain((config) => runServer({ ...options, config, boot }));

const bootShop: RunOptions['boot'] = async (config) => (await import('./boot.ts')).boot(config);
