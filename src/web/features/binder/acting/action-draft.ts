import { binder } from '#shared/limits/binder.ts';
import { copy } from '#web/features/binder/copy.ts';
import type { BinderAction } from './binder-action.ts';

/** What stands in the dialogs. */
export type ActionDraft = {
  name: string;
  role: string;
  /** A day, as a date field has it; undefined until it is touched, which means today. */
  effectiveDate: string | undefined;
  reviewMonths: string;
  reason: string;
};

export type ActionProblems = Partial<Record<keyof ActionDraft, string>>;

const DAY_MS = 86_400_000;
const { least, most, usual } = binder.review;
const { problems } = copy;

export const emptyDraft = (role: string, reviewMonths: number = usual): ActionDraft => ({
  name: '',
  role,
  effectiveDate: undefined,
  reviewMonths: String(reviewMonths),
  reason: '',
});

export const lastPossibleDay = (today: string) =>
  new Date(Date.parse(today) + binder.effectiveAheadDays * DAY_MS).toISOString().slice(0, 10);

/** What is wrong with it, field by field. */
export const problemsOf = (action: BinderAction, draft: ActionDraft, today: string): ActionProblems => ({
  ...(draft.name.trim() === '' && { name: problems.name }),
  ...(action === 'approve' && approvalProblemsOf(draft, today)),
  ...(action === 'withdraw' && draft.reason.trim() === '' && { reason: problems.reason }),
});

const approvalProblemsOf = (draft: ActionDraft, today: string): ActionProblems => {
  const day = draft.effectiveDate ?? today;
  const months = monthsOf(draft);
  return {
    ...(draft.role.trim() === '' && { role: problems.role }),
    ...((day < today || day > lastPossibleDay(today)) && { effectiveDate: problems.effectiveDate }),
    ...((months < least || months > most) && { reviewMonths: problems.reviewMonths(least, most) }),
  };
};

/** Zero where it is no number. */
export const monthsOf = ({ reviewMonths }: ActionDraft) =>
  /^\d{1,3}$/.test(reviewMonths.trim()) ? Number(reviewMonths) : 0;
