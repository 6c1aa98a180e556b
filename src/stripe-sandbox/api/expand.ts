import { invalid } from '#stripe-sandbox/api-error.ts';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import type { Kind } from '#stripe-sandbox/objects/objects.ts';
import { findRecord } from '#stripe-sandbox/records.ts';

type Shown = Record<string, unknown>;

/** Fields that hold another object's id, and what kind of object that is. */
const relations: Record<string, Kind> = { product: 'product', latest_charge: 'charge', coupon: 'coupon' };

/** Puts related objects in the place of their ids. `data.` in front stands for each object of a list. */
export const expandAll = async (ledger: Ledger, answer: object, paths: string[]) => {
  let expanded: unknown = answer;
  for (const path of paths) expanded = await expandPath(ledger, expanded, path.split('.'), path);
  return expanded as object;
};

const expandPath = async (
  ledger: Ledger,
  value: unknown,
  segments: string[],
  path: string,
): Promise<unknown> => {
  const [segment, ...deeper] = segments;
  if (segment === undefined || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((one) => expandPath(ledger, one, segments, path)));
  if (typeof value !== 'object') throw cannotExpand(path);
  const shown = value as Shown;
  const found = await related(ledger, shown, segment, path);
  return { ...shown, [segment]: await expandPath(ledger, found, deeper, path) };
};

const related = async (ledger: Ledger, shown: Shown, segment: string, path: string) => {
  const value = shown[segment];
  if (value === null || typeof value === 'object') return value;
  // Sessions on which no tax was looked at have none.
  if (value === undefined && segment === 'breakdown') return null;
  const kind = relations[segment];
  if (typeof value !== 'string' || !kind) throw cannotExpand(path);
  return (await findRecord(ledger, kind, value))?.object ?? null;
};

const cannotExpand = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');
