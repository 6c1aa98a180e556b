import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/connect.ts';
import { type consentKinds, legalVersions, orderConsents } from '#server/db/schema/legal.ts';

type ConsentKind = (typeof consentKinds)[number];

/** A text that a buyer was asked to agree to. */
export type ShownText = { kind: ConsentKind; hash: string; text: string };

/** Words of ours that no file holds are kept, too; as old as can be, so that any file is newer. */
const NEVER_A_FILE = new Date(0);

/** The waiver was agreed to as it was shown; to the terms, buyers agree on the provider's page. Said again, the first time counts. */
export const recordShown = async (
  tx: Transaction,
  orderId: number,
  texts: readonly ShownText[],
  now: Date,
) => {
  if (texts.length === 0) return;
  await tx
    .insert(legalVersions)
    .values(
      texts.map(({ kind, hash, text }) => ({
        name: kind,
        hash,
        text,
        firstSeenAt: now,
        modifiedAt: NEVER_A_FILE,
        seenAt: NEVER_A_FILE,
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(orderConsents)
    .values(
      texts.map(({ kind, hash }) => ({
        orderId,
        kind,
        hash,
        shownAt: now,
        givenAt: kind === 'waiver' ? now : null,
      })),
    )
    .onConflictDoNothing();
};

/** The provider says that the buyer agreed to the terms: those that were shown last. */
export const recordTermsAccepted = async (tx: Transaction, orderId: number, givenAt: Date) => {
  const [shown] = await tx
    .select({ hash: orderConsents.hash })
    .from(orderConsents)
    .where(and(eq(orderConsents.orderId, orderId), eq(orderConsents.kind, 'terms')))
    .orderBy(desc(orderConsents.shownAt))
    .limit(1);
  if (!shown) return;
  await tx
    .update(orderConsents)
    .set({ givenAt })
    .where(
      and(
        eq(orderConsents.orderId, orderId),
        eq(orderConsents.kind, 'terms'),
        eq(orderConsents.hash, shown.hash),
        isNull(orderConsents.givenAt),
      ),
    );
};

/** What the buyer of an order agreed to, with the words. */
export const listConsents = (db: Queryable, orderId: number) =>
  db
    .select({
      kind: orderConsents.kind,
      hash: orderConsents.hash,
      givenAt: orderConsents.givenAt,
      text: legalVersions.text,
    })
    .from(orderConsents)
    .innerJoin(
      legalVersions,
      and(eq(legalVersions.name, orderConsents.kind), eq(legalVersions.hash, orderConsents.hash)),
    )
    .where(and(eq(orderConsents.orderId, orderId), isNotNull(orderConsents.givenAt)))
    .orderBy(asc(orderConsents.givenAt), asc(orderConsents.kind));

export type ConsentRecord = Awaited<ReturnType<typeof listConsents>>[number];
