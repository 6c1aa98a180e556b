import { serve } from '#server/serve.ts';
import { step } from './launcher/step.mjs';
import { prepareShop } from './preparing/prepare-shop.ts';

process.exit(
  await serve({
    prepare: (signal, { converter }) =>
      prepareShop({ step, signal, withOffice: converter.kind === 'embedded' }),
    step,
  }),
);
