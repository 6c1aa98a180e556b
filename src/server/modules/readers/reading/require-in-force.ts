import { DomainError } from '#server/kernel/domain-error.ts';
import type { ReadingRow } from './reading-document-repo.ts';

/** Whoever has an older revision on screen is told of the one that took its place. */
export const requireInForce = ({ revision: { number } }: ReadingRow, wanted: number) => {
  if (number !== wanted)
    throw new DomainError('reading.changed', {
      message: `Revision ${number} of this document has come into force. Please read that one.`,
      fields: { revision: String(number) },
    });
};
