import { createHash } from 'node:crypto';
import type { recordKinds } from '#server/db/schema/binder/records.ts';

export type RecordKind = (typeof recordKinds)[number];

/** What the first row of a chain has before it. */
export const NO_HASH = '';

export type RecordFacts = {
  customerId: string;
  position: number;
  kind: RecordKind;
  happenedAt: Date;
  documentId: number | null;
  data: Readonly<Record<string, unknown>>;
};

/** The text that is kept and hashed: with all that the columns beside it say, so that none of them can be altered alone. */
export const contentOf = ({ happenedAt, ...facts }: RecordFacts) =>
  JSON.stringify({ ...facts, happenedAt: happenedAt.toISOString() });

export const hashOf = (previousHash: string, content: string) =>
  createHash('sha256').update(`${previousHash}\n${content}`).digest('hex');
