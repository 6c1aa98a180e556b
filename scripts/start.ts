import { serve } from '#server/serve.ts';
import { buildIfStale } from './build-if-stale.ts';
import { step } from './launcher/step.mjs';

process.exit(await serve({ prepare: (signal) => buildIfStale({ step, signal }), step }));
