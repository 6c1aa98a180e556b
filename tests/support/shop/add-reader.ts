import { count, eq } from 'drizzle-orm';
import { readers, readingAssignments, sharedDevices } from '#server/db/schema/binder/readers.ts';
import type { Services } from '#server/kernel/services.ts';
import { hashOfSecret, linkSecretOf } from '#server/modules/binder/secret-link.ts';
import { pinOf } from '#server/modules/readers/links/reader-pin.ts';
import { newReadingLink } from '#server/modules/readers/links/reading-link.ts';
import { refreshReaderCounts } from '#server/modules/register/refresh-reader-counts.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'keys'>;
type NewReader = {
  customerId: string;
  documentIds: readonly number[];
  name?: string;
  email?: string | null;
  role?: string;
  dueOn?: string;
};

/** Somebody who has to read these, with an address of their own and a PIN. */
export const addReader = async ({ db, clock, keys }: Touched, added: NewReader) => {
  const { customerId, documentIds, name = 'Rosa Diaz', email = null, role = '', dueOn } = added;
  const now = clock.now();
  const [listed] = await db
    .select({ count: count() })
    .from(readers)
    .where(eq(readers.customerId, customerId));
  const [reader] = await db
    .insert(readers)
    .values({ customerId, number: (listed?.count ?? 0) + 1, name, email, role, addedAt: now, pinMadeAt: now })
    .returning();
  if (!reader) throw new Error('Nobody was added.');
  await db
    .update(readers)
    .set(newReadingLink({ keys }, reader.id, now))
    .where(eq(readers.id, reader.id));
  if (documentIds.length > 0)
    await db
      .insert(readingAssignments)
      .values(documentIds.map((documentId) => ({ readerId: reader.id, documentId, dueOn, assignedAt: now })));
  await refreshReaderCounts(db, documentIds);
  return {
    ...reader,
    token: linkSecretOf(keys.reading, reader.id, now),
    pin: pinOf(keys.reading, reader.id, now),
  };
};

/** A device that people of a business share. */
export const addSharedDevice = async (
  { db, clock, keys }: Touched,
  customerId: string,
  label = 'Kitchen',
) => {
  const madeAt = clock.now();
  const secret = linkSecretOf(keys.reading, `device ${customerId} ${label}`, madeAt);
  const values = { customerId, label, secretHash: hashOfSecret(secret), madeAt };
  const [device] = await db.insert(sharedDevices).values(values).returning();
  if (!device) throw new Error('No device was added.');
  return { ...device, secret };
};
