import { expect, test } from 'vitest';
import { binderDocumentOf, inForceOf } from '#tests/support/samples/sample-binder.ts';
import { act, startActing } from './acting.ts';
import { emptyDraft, lastPossibleDay, problemsOf } from './action-draft.ts';
import { allows } from './binder-action.ts';

const TODAY = '2026-11-17';
const draft = binderDocumentOf(1);
const inForce = inForceOf(2);
const withdrawn = binderDocumentOf(3, { state: 'withdrawn', draft: null, needs: [] });
const making = binderDocumentOf(4, {
  draft: { revision: 1, reason: 'Bought', stage: 'making', effectiveDate: null, failure: null },
});

test('a document takes the actions that its state allows', () => {
  const allowed = [draft, inForce, withdrawn, making].map((document) =>
    (['approve', 'review', 'withdraw'] as const).filter((action) => allows(action, document)),
  );
  expect(allowed).toEqual([['approve', 'withdraw'], ['review', 'withdraw'], [], ['withdraw']]);
});

test('of what is selected, the action is begun for those that allow it, and tells how many are left out', () => {
  const start = startActing({ role: 'Owner' });
  const begun = act(start, { type: 'begun', action: 'approve', documents: [draft, inForce, making] });
  expect(begun.begun).toEqual({ action: 'approve', documents: [draft], leftOut: 2 });
  expect(act(start, { type: 'begun', action: 'review', documents: [draft] })).toBe(start);
});

test('what was typed outlives a closed dialog; once done, only the role is left', () => {
  let acting = act(startActing({ role: '', reviewMonths: 6 }), {
    type: 'begun',
    action: 'approve',
    documents: [draft],
  });
  acting = act(acting, { type: 'typed', change: { name: 'Ada', role: 'Manager' } });
  acting = act(acting, { type: 'closed' });
  expect(acting).toMatchObject({ begun: undefined, draft: { name: 'Ada', role: 'Manager' } });
  acting = act(acting, { type: 'done', news: 'Approved.' });
  expect(acting.draft).toEqual({ ...emptyDraft('Manager', 6) });
  expect(acting.news).toBe('Approved.');
});

test('an approval needs a name, a role, a day from today on and a sensible time to the review', () => {
  const good = { ...emptyDraft('Manager'), name: 'Ada' };
  expect(problemsOf('approve', good, TODAY)).toEqual({});
  expect(problemsOf('approve', { ...good, effectiveDate: lastPossibleDay(TODAY) }, TODAY)).toEqual({});
  expect(Object.keys(problemsOf('approve', emptyDraft(' '), TODAY))).toEqual(['name', 'role']);
  for (const effectiveDate of ['2026-11-16', '2028-01-01', ''])
    expect(Object.keys(problemsOf('approve', { ...good, effectiveDate }, TODAY))).toEqual(['effectiveDate']);
  for (const reviewMonths of ['0', '61', 'x', '', '1.5'])
    expect(Object.keys(problemsOf('approve', { ...good, reviewMonths }, TODAY))).toEqual(['reviewMonths']);
});

test('a review needs a name, and a withdrawal a reason besides', () => {
  expect(Object.keys(problemsOf('review', emptyDraft(''), TODAY))).toEqual(['name']);
  expect(Object.keys(problemsOf('withdraw', emptyDraft(''), TODAY))).toEqual(['name', 'reason']);
});
