import type { BinderDocument } from '#shared/contract/binder.ts';
import { type ActionDraft, emptyDraft } from './action-draft.ts';
import { allows, type BinderAction } from './binder-action.ts';

/** An action that is about to be taken, of the documents as they were seen. */
export type Begun = { action: BinderAction; documents: readonly BinderDocument[]; leftOut: number };

/** What was typed outlives a closed dialog: somebody may have to look at a document once more. */
export type Acting = { begun: Begun | undefined; draft: ActionDraft; news: string | undefined };

export type ActingEvent =
  | { type: 'begun'; action: BinderAction; documents: readonly BinderDocument[] }
  | { type: 'typed'; change: Partial<ActionDraft> }
  | { type: 'closed' }
  | { type: 'done'; news: string };

export const startActing = ({ role, reviewMonths }: { role: string; reviewMonths?: number }): Acting => ({
  begun: undefined,
  draft: emptyDraft(role, reviewMonths),
  news: undefined,
});

export const act = (acting: Acting, event: ActingEvent): Acting => {
  switch (event.type) {
    case 'begun': {
      const documents = event.documents.filter((document) => allows(event.action, document));
      if (documents.length === 0) return acting;
      const leftOut = event.documents.length - documents.length;
      return { ...acting, begun: { action: event.action, documents, leftOut }, news: undefined };
    }
    case 'typed':
      return { ...acting, draft: { ...acting.draft, ...event.change } };
    case 'done': {
      const { role, reviewMonths } = acting.draft;
      return { begun: undefined, draft: { ...emptyDraft(role), reviewMonths }, news: event.news };
    }
    default:
      return { ...acting, begun: undefined };
  }
};
