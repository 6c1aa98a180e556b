import type { BinderDocument } from '#shared/contract/binder.ts';

export type BinderAction = 'approve' | 'review' | 'withdraw';

export const binderActions: readonly BinderAction[] = ['approve', 'review', 'withdraw'];

/** Whether the server would do it, as far as this screen knows. */
export const allows = (action: BinderAction, { state, draft }: BinderDocument) => {
  if (action === 'approve') return draft?.stage === 'waiting';
  return action === 'review' ? state === 'in-force' : state !== 'withdrawn';
};
