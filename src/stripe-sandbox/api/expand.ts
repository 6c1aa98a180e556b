import { invalid } from '#stripe-sandbox/api-error.ts';
import type { Ledger } from '#stripe-sandbox/ledger.ts';
import type { LineItemObject } from '#stripe-sandbox/objects/catalog.ts';
import type { Kind } from '#stripe-sandbox/objects/objects.ts';
import { findRecord, listObjects } from '#stripe-sandbox/records.ts';
import { listOf } from './route.ts';

type Shown = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Fields that hold another object's id, and what kind of object that is. */
const relations: Record<string, Kind> = {
  product: 'product',
  customer: 'customer',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
  invoice: 'invoice',
  coupon: 'coupon',
};

/** Fields that are only there when they are asked for. */
const includable: Record<string, (ledger: Ledger, id: string) => Promise<object[]>> = {
  'checkout.session.line_items': async (ledger, id): Promise<LineItemObject[]> =>
    (await findRecord(ledger, 'checkout.session', id))?.inner.items ?? [],
  'invoice.payments': (ledger, id) =>
    listObjects(ledger, 'invoice_payment', { keys: [`invoice:${id}`], limit: 10 }),
  'charge.refunds': (ledger, id) => listObjects(ledger, 'refund', { keys: [`charge:${id}`], limit: 10 }),
};

/** Puts related objects in the place of their ids. `data.` in front stands for each object of a list. */
export const expandAll = async (ledger: Ledger, answer: object, paths: string[]) => {
  let expanded: unknown = answer;
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length > MAX_DEPTH)
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`, 'expand');
    expanded = await expandPath(ledger, expanded, segments, path);
  }
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
  const include = includable[`${String(shown['object'])}.${segment}`];
  if (include) return listOf('', await include(ledger, String(shown['id'])), 100);
  const kind = relations[segment];
  if (typeof value !== 'string' || !kind) throw cannotExpand(path);
  return (await findRecord(ledger, kind, value))?.object ?? null;
};

const cannotExpand = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand');
