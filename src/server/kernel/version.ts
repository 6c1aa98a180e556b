import { createRequire } from 'node:module';

const { version: read } = createRequire(import.meta.url)('../../../package.json') as { version: string };

export const version = read;
