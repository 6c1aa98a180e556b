import { and, asc, eq } from 'drizzle-orm';
import { sharedDevices } from '#server/db/schema/binder/readers.ts';
import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { hashOfSecret, linkSecretOf } from '#server/modules/binder/secret-link.ts';
import { lockReaders } from '#server/modules/readers/people/reader-repo.ts';
import type { SharedDevice } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys'>;
type Row = typeof sharedDevices.$inferSelect;

/** Several people read there, each with a PIN. */
export const SHARED_READING_PATH = '/read/shared';

/** By when it was made: no two of a business are made at one instant. */
const secretOf = (
  { keys }: Pick<Services, 'keys'>,
  { customerId, madeAt }: Pick<Row, 'customerId' | 'madeAt'>,
) => linkSecretOf(keys.reading, `shared ${customerId}`, madeAt);

const deviceOf = (services: Touched, row: Row): SharedDevice => {
  const secret = secretOf(services, row);
  const isGood = hashOfSecret(secret) === row.secretHash;
  return {
    id: row.id,
    label: row.label,
    madeAt: row.madeAt.toISOString(),
    link: isGood ? new URL(`${SHARED_READING_PATH}/${secret}`, services.config.publicUrl).href : null,
  };
};

const rowsOf = (
  db: Touched['db'] | Parameters<Parameters<Touched['db']['transaction']>[0]>[0],
  customerId: string,
) =>
  db
    .select()
    .from(sharedDevices)
    .where(eq(sharedDevices.customerId, customerId))
    .orderBy(asc(sharedDevices.madeAt), asc(sharedDevices.id));

export const listSharedDevices = async (services: Touched, customerId: string) =>
  (await rowsOf(services.db, customerId)).map((row) => deviceOf(services, row));

export const addSharedDevice = (services: Touched, customerId: string, { label }: { label: string }) =>
  services.db.transaction(async (tx): Promise<SharedDevice> => {
    await lockReaders(tx, customerId);
    const others = await rowsOf(tx, customerId);
    if (others.length >= readerLimits.maxSharedDevices) throw new DomainError('reader.too-many-devices');
    const now = services.clock.now();
    const newest = others.at(-1)?.madeAt;
    const madeAt = newest && newest >= now ? later(newest, 1) : now;
    const secretHash = hashOfSecret(secretOf(services, { customerId, madeAt }));
    const [row] = await tx
      .insert(sharedDevices)
      .values({ customerId, label, secretHash, madeAt })
      .returning();
    if (!row) throw new Error('A device that was added is not there.');
    return deviceOf(services, row);
  });

/** Its address is good for nothing from then on. */
export const removeSharedDevice = async ({ db }: Pick<Services, 'db'>, customerId: string, id: number) => {
  const rows = await db
    .delete(sharedDevices)
    .where(and(eq(sharedDevices.customerId, customerId), eq(sharedDevices.id, id)))
    .returning({ id: sharedDevices.id });
  if (rows.length === 0) throw new DomainError('reader.device-not-found');
};
