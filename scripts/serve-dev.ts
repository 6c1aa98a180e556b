import { serve } from '#server/serve.ts';
import { step } from './launcher/step.mjs';

process.exit(await serve({ step }));
