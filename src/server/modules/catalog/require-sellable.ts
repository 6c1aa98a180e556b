import { DomainError } from '#server/kernel/domain-error.ts';
import type { TemplateState } from './sellable-repo.ts';

/** Refuses templates that a buyer would never get, naming each with its reason. */
export const requireSellable = (ids: number[], found: TemplateState[]) => {
  const states = new Map(found.map((state) => [state.id, state]));
  const reasons = ids.flatMap((id) => reasonAgainst(id, states.get(id)) ?? []);
  if (reasons.length === 0) return;
  throw new DomainError('product.documents-not-sellable', {
    message: `These documents cannot be sold: ${reasons.join('; ')}.`,
    fields: { documentIdList: 'must hold only documents that are complete' },
  });
};

const reasonAgainst = (id: number, state: TemplateState | undefined) => {
  if (!state) return `document ${id} does not exist`;
  if (state.isArchived) return `“${state.name}” is archived`;
  return state.isComplete ? undefined : `“${state.name}” is not complete`;
};
