import type { ComparedText } from '#shared/contract/comparison.ts';
import { ChangeMark, changeStyles } from './change-mark.tsx';
import { Pieces } from './pieces.tsx';

const looks = {
  heading: 'font-semibold text-ink',
  paragraph: '',
  item: 'pl-5',
} satisfies Record<ComparedText['kind'], string>;

/** A paragraph, a heading or an item of a list. */
export const ComparedTextView = ({ text: { kind, state, move, label, pieces } }: { text: ComparedText }) => (
  <div className={changeStyles(state)}>
    <ChangeMark state={state} move={move} />
    <p className={`wrap-anywhere ${looks[kind]}`}>
      {label && <span className="text-quiet">{`${label} `}</span>}
      <Pieces pieces={pieces} state={state} />
    </p>
  </div>
);
