import type { NewPromotionCode } from '#shared/contract/promotion.ts';
import { product } from '#shared/limits/product.ts';
import { promotion } from '#shared/limits/promotion.ts';
import { centsOf } from '#web/features/sales/cents-of.ts';
import { copy } from './copy.ts';

/** What stands in the form. */
export type PromotionDraft = {
  code: string;
  kind: 'percent' | 'amount';
  value: string;
  /** Days of the administrator's own calendar, as a date field has them. */
  startsOn: string;
  endsOn: string;
  maxUses: string;
  isForAll: boolean;
  productIds: readonly number[];
};

export const emptyDraft: PromotionDraft = {
  code: '',
  kind: 'percent',
  value: '',
  startsOn: '',
  endsOn: '',
  maxUses: '',
  isForAll: true,
  productIds: [],
};

export type DraftProblems = Partial<Record<'code' | 'value' | 'endsOn' | 'maxUses' | 'products', string>>;

const { problems } = copy;

/** What to ask for, or what is wrong with it field by field. */
export const promotionOf = (
  draft: PromotionDraft,
  now: Date,
): { wanted: NewPromotionCode } | { problems: DraftProblems } => {
  const code = draft.code.trim().toUpperCase();
  const off = offOf(draft);
  const maxUses = draft.maxUses.trim() === '' ? null : wholeOf(draft.maxUses);
  const startsAt = startOf(draft.startsOn);
  const expiresAt = endOf(draft.endsOn);
  const found: DraftProblems = {
    ...(!/^[A-Z0-9-]{3,40}$/.test(code) && { code: problems.code }),
    ...(!off && { value: problems[draft.kind] }),
    ...((maxUses === undefined || (maxUses !== null && (maxUses < 1 || maxUses > promotion.maxUses))) && {
      maxUses: problems.maxUses,
    }),
    ...(expiresAt && expiresAt <= now && { endsOn: problems.endsOn }),
    ...(startsAt && expiresAt && expiresAt <= startsAt && { endsOn: problems.order }),
    ...(!draft.isForAll && draft.productIds.length === 0 && { products: problems.products }),
  };
  if (Object.keys(found).length > 0 || !off || maxUses === undefined) return { problems: found };
  return {
    wanted: {
      code,
      off,
      startsAt: startsAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      maxUses,
      productIds: draft.isForAll ? [] : [...draft.productIds],
    },
  };
};

const wholeOf = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined);

const offOf = ({ kind, value }: PromotionDraft) => {
  if (kind === 'percent') {
    const percent = wholeOf(value);
    return percent !== undefined && percent >= 1 && percent <= 100 ? { percent } : undefined;
  }
  const amount = centsOf(value);
  return amount !== undefined && amount > 0 && amount <= product.maxCents ? { amount } : undefined;
};

const startOf = (day: string) => (day === '' ? undefined : new Date(`${day}T00:00:00`));

/** To the last second of that day. */
const endOf = (day: string) => (day === '' ? undefined : new Date(`${day}T23:59:59`));
