import { join } from 'node:path';

/** The demo shop beside the shop's code: data, which the server reads and never imports. */
export const DEMO_FOLDER = join(import.meta.dirname, '..', '..', 'demo');
