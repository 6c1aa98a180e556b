import type { ActionDraft, ActionProblems } from './action-draft.ts';

export type ActionFieldsProps = {
  draft: ActionDraft;
  today: string;
  problems: ActionProblems;
  isDisabled: boolean;
  onType: (change: Partial<ActionDraft>) => void;
};
