import type { Books } from '#stripe-sandbox/books.ts';
import type { DeliveryPlanObject } from '#stripe-sandbox/objects/events.ts';
import { findRecord, insertRecord, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';

const PLAN: DeliveryPlanObject = {
  id: 'delivery_plan',
  object: 'delivery_plan',
  dropNext: 0,
  delaySeconds: 0,
};

/** What becomes of the next event: dropped as long as drops are asked for, else told after the delay. */
export const takePlan = async (books: Books) => {
  const found = await lockRecord(books, 'delivery_plan', PLAN.id);
  const { dropNext, delaySeconds } = found?.object ?? PLAN;
  if (found && dropNext > 0) await saveRecord(books, { ...found.object, dropNext: dropNext - 1 });
  return { isDropped: dropNext > 0, delaySeconds };
};

export const currentPlan = async (books: Books) =>
  (await findRecord(books, 'delivery_plan', PLAN.id))?.object ?? PLAN;

export const changePlan = async (
  books: Books,
  change: Partial<Pick<DeliveryPlanObject, 'dropNext' | 'delaySeconds'>>,
) => {
  const found = await lockRecord(books, 'delivery_plan', PLAN.id);
  if (found) return saveRecord(books, { ...found.object, ...change });
  return insertRecord(books, { ...PLAN, ...change }, {});
};
