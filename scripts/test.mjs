import { launch } from './launcher/launch.mjs';

process.exit(await launch(['scripts/test.ts', ...process.argv.slice(2)]));
