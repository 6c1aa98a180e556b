import { objectKeyOf, type StoredFile } from '#server/modules/files/stored-file.ts';

/** The storage has nothing, fewer or more bytes, or others than were written. */
export type Damage = 'missing' | 'cut' | 'altered';

const WORDS: Record<Damage, string> = {
  missing: 'is missing from the storage',
  cut: 'has another size than was written',
  altered: 'has other bytes than were written',
};

/** A file whose bytes are not those of its row: that is ours to repair, not the reader's mistake. */
export class DamagedFile extends Error {
  readonly file: Pick<StoredFile, 'id' | 'bucket'>;
  readonly damage: Damage;

  constructor(file: Pick<StoredFile, 'id' | 'bucket'>, damage: Damage) {
    super(`The object ${objectKeyOf(file)} ${WORDS[damage]}.`);
    this.file = file;
    this.damage = damage;
  }
}
