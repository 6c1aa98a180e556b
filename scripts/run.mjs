import { launch } from './launcher/launch.mjs';

process.exit(await launch(process.argv.slice(2)));
