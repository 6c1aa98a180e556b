import type { BlockRole, PageViewEntry } from '#shared/contract/page-view.ts';

type Kind = PageViewEntry['kind'];

/** In which order the list tells them. */
export const KINDS = ['mistake', 'block', 'question', 'value', 'remark'] as const satisfies Kind[];

const SIGNS = { mistake: '!', question: '?', value: '=', remark: 'i' } as const;
const BRACKETS = { begin: '[', middle: '|', end: ']' } as const satisfies Record<BlockRole, string>;

/** A letter for each kind, and for each end of a block: nobody has to see colours. */
export const signOf = (kind: Kind, role: BlockRole | null = null) => {
  if (kind !== 'block') return SIGNS[kind];
  return role ? BRACKETS[role] : '[ ]';
};

/** By outline as well as by colour. */
export const markStyles = {
  mistake: 'border-2 border-double border-stamp bg-stamp/12',
  question: 'border-2 border-dashed border-ink bg-marker-soft',
  value: 'border-b-2 border-ink bg-marker-soft',
  remark: 'border-2 border-dotted border-quiet',
} as const satisfies Record<Exclude<Kind, 'block'>, string>;

export const blockStyles = {
  begin: 'border-2 border-r-0 border-green bg-mist rounded-l-tab',
  middle: 'border-x-2 border-green bg-mist',
  end: 'border-2 border-l-0 border-green bg-mist rounded-r-tab',
} as const satisfies Record<BlockRole, string>;

export const signStyles = {
  mistake: 'bg-stamp text-paper',
  block: 'bg-green text-paper',
  question: 'border border-dashed border-ink bg-marker-soft text-ink',
  value: 'border-b-2 border-ink bg-marker-soft text-ink',
  remark: 'border border-quiet text-quiet',
} as const satisfies Record<Kind, string>;
