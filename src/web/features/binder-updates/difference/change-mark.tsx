import type { ComparedMove, ComparedState } from '#shared/contract/comparison.ts';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';

const edges = {
  same: 'border-transparent',
  added: 'border-green',
  removed: 'border-stamp',
  changed: 'border-marker',
  moved: 'border-edge',
} satisfies Record<ComparedState, string>;

export const changeStyles = (state: ComparedState) => `border-l-3 pl-3.5 text-md ${edges[state]}`;

type ChangeMarkProps = { state: ComparedState; move?: ComparedMove | undefined };

/** What happened to a block, in a word: colour alone says nothing to some. */
export const ChangeMark = ({ state, move }: ChangeMarkProps) =>
  state === 'same' ? null : <p className="font-mono text-xs text-quiet">{wordFor(state, move)}</p>;

export const wordFor = (state: ComparedState, move: ComparedMove | undefined) => {
  if (!move) return copy.states[state];
  return 'from' in move ? copy.movedHere : copy.movedAway;
};
