import type { readers } from '#server/db/schema/binder/readers.ts';
import type { Services } from '#server/kernel/services.ts';
import { hashOfSecret, linkSecretOf } from '#server/modules/binder/secret-link.ts';

type Reader = Pick<typeof readers.$inferSelect, 'id' | 'linkHash' | 'linkMadeAt'>;
type Touched = Pick<Services, 'keys' | 'config'>;

export const READING_PATH = '/read';

/** What is kept of a reader's own address; another one takes the place of the one before. */
export const newReadingLink = ({ keys }: Pick<Services, 'keys'>, readerId: number, madeAt: Date) => ({
  linkHash: hashOfSecret(linkSecretOf(keys.reading, readerId, madeAt)),
  linkMadeAt: madeAt,
});

/** A reader's own address; none where it was taken back, or where the shop's secret was changed since it was made. */
export const readingUrlOf = ({ keys, config }: Touched, { id, linkHash, linkMadeAt }: Reader) => {
  if (!linkMadeAt) return undefined;
  const secret = linkSecretOf(keys.reading, id, linkMadeAt);
  return hashOfSecret(secret) === linkHash
    ? new URL(`${READING_PATH}/${secret}`, config.publicUrl).href
    : undefined;
};
