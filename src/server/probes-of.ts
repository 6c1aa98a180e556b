import type { Services } from './kernel/services.ts';
import { objectKeyOf } from './modules/files/stored-file.ts';
import type { Probes } from './kernel/dependency.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { KIB } from '#shared/units.ts';

/** As large as a small document, so that a full disk is noticed. */
const PROBE_BYTES = new Uint8Array(64 * KIB);

type Probed = Pick<Services, 'payments' | 'mailer' | 'storage' | 'converter' | 'random'>;

/** Whether the jobs of this shop can go on. */
export const probesOf = ({ payments, mailer, storage, converter, random }: Probed): Probes => ({
  payments: () => payments.check(),
  mail: () => mailer.check(),
  converter: () => converter.check(),
  // Not by its own check, which warns before the room runs out: jobs go on until it has. What a crash leaves is swept.
  storage: async () => {
    const key = objectKeyOf({ bucket: PREVIEW_BUCKET, id: random.uuid() });
    await storage.write(key, PROBE_BYTES, 'application/octet-stream');
    await storage.remove(key);
  },
});
