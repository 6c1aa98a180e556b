import { runChild } from './launcher/run-child.mjs';

const WATCH = ['--watch', '--watch-preserve-output'];

process.exit(await runChild(process.execPath, [...WATCH, 'scripts/serve-dev.ts']));
