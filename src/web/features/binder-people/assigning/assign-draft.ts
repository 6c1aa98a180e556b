import { readerLimits } from '#shared/limits/readers.ts';
import { assignCopy } from './copy.ts';

/** Who is to read what, as far as it is chosen. */
export type AssignDraft = {
  people: ReadonlySet<number>;
  roles: ReadonlySet<string>;
  documents: ReadonlySet<number>;
  bundles: ReadonlySet<number>;
  dueOn: string;
};

export type AssignProblems = Partial<Record<'people' | 'documents' | 'dueOn', string>>;

const DAY_MS = 86_400_000;

export const toggled = <Value>(chosen: ReadonlySet<Value>, value: Value): ReadonlySet<Value> => {
  const next = new Set(chosen);
  if (!next.delete(value)) next.add(value);
  return next;
};

export const withAll = <Value>(
  chosen: ReadonlySet<Value>,
  values: readonly Value[],
  isChosen: boolean,
): ReadonlySet<Value> =>
  isChosen
    ? new Set([...chosen, ...values])
    : new Set([...chosen].filter((value) => !values.includes(value)));

export const lastDueDay = (today: string) =>
  new Date(Date.parse(today) + readerLimits.dueAheadDays * DAY_MS).toISOString().slice(0, 10);

export const problemsOf = (draft: AssignDraft, today: string): AssignProblems => ({
  ...(draft.people.size + draft.roles.size === 0 && { people: assignCopy.needsPeople }),
  ...(draft.documents.size + draft.bundles.size === 0 && { documents: assignCopy.needsDocuments }),
  ...(draft.dueOn !== '' &&
    (draft.dueOn < today || draft.dueOn > lastDueDay(today)) && { dueOn: assignCopy.badDay }),
});
