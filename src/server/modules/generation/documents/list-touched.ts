import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { type BuyerSnapshot, lineItems } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import type { Services } from '#server/kernel/services.ts';
import { fingerprintPlans } from '#server/modules/generation/ahead/fingerprint-plans.ts';
import { plannedColumns } from '#server/modules/generation/generation-repo.ts';
import { firstEntryOf } from '#server/modules/register/find-entries.ts';
import { planDocuments } from './plan-documents.ts';
import { plannedBuyerOf } from './planned-buyer.ts';

type Touched = Pick<Services, 'clock' | 'config'>;
type Change = { orderId: number; before: BuyerSnapshot; after: BuyerSnapshot };

/** The documents of an order that would be others with the details of after, whatever day it is; by the ids of their line items. */
export const listTouched = async (
  services: Touched,
  tx: Transaction,
  { orderId, before, after }: Change,
): Promise<number[]> => {
  const items = await tx
    .select({ id: lineItems.id, name: lineItems.name, template: plannedColumns })
    .from(lineItems)
    .innerJoin(templateVersions, eq(templateVersions.id, lineItems.templateVersionId))
    .where(eq(lineItems.orderId, orderId))
    .orderBy(asc(lineItems.position));
  const wanted = items.map(({ name, template }) => ({ name, template, register: firstEntryOf('') }));
  const fingerprint = async (buyer: BuyerSnapshot) => {
    const present = { ...services, db: tx };
    return fingerprintPlans(present, await planDocuments(present, plannedBuyerOf(buyer), wanted));
  };
  const [old, fresh] = [await fingerprint(before), await fingerprint(after)];
  return items.flatMap(({ id }, index) => (old[index] === fresh[index] ? [] : [id]));
};
