import type { Ledger } from '#stripe-sandbox/ledger.ts';
import type { DeliveryPlanObject } from '#stripe-sandbox/objects/events.ts';
import { findRecord, insertRecord, lockRecord, saveRecord } from '#stripe-sandbox/records.ts';

const PLAN: DeliveryPlanObject = {
  id: 'delivery_plan',
  object: 'delivery_plan',
  dropNext: 0,
  delaySeconds: 0,
};

/** What becomes of the next event: dropped as long as drops are asked for, else told after the delay. */
export const takePlan = async (ledger: Ledger) => {
  const found = await lockRecord(ledger, 'delivery_plan', PLAN.id);
  const { dropNext, delaySeconds } = found?.object ?? PLAN;
  if (found && dropNext > 0) await saveRecord(ledger, { ...found.object, dropNext: dropNext - 1 });
  return { isDropped: dropNext > 0, delaySeconds };
};

export const currentPlan = async (ledger: Ledger) =>
  (await findRecord(ledger, 'delivery_plan', PLAN.id))?.object ?? PLAN;

export const changePlan = async (
  ledger: Ledger,
  change: Partial<Pick<DeliveryPlanObject, 'dropNext' | 'delaySeconds'>>,
) => {
  const found = await lockRecord(ledger, 'delivery_plan', PLAN.id);
  if (found) return saveRecord(ledger, { ...found.object, ...change });
  return insertRecord(ledger, { ...PLAN, ...change }, {});
};
