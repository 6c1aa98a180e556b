import type { ComparedPiece, ComparedState } from '#shared/contract/comparison.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { differenceCopy as copy } from '#web/features/binder-updates/copy.ts';

type PiecesProps = { pieces: readonly ComparedPiece[]; state: ComparedState };

/** The words of a text, with those that came and went. Of a text that came or went as a whole, its mark says so. */
export const Pieces = ({ pieces, state }: PiecesProps) => {
  const isWhole = state === 'added' || state === 'removed';
  return pieces.map(({ kind, text }, index) => {
    // What is compared stands still: its place tells a piece from the others, which may have the same words.
    const key = String(index);
    if (kind === 'same') return <span key={key}>{text}</span>;
    const [before, after] = kind === 'added' ? copy.addedWords : copy.removedWords;
    const Element = kind === 'added' ? 'ins' : 'del';
    return (
      <Element key={key} className={looks[kind]}>
        {!isWhole && <VisuallyHidden>{before}</VisuallyHidden>}
        {text}
        {!isWhole && <VisuallyHidden>{after}</VisuallyHidden>}
      </Element>
    );
  });
};

const looks = {
  added: 'rounded-sm bg-mist text-green-deep underline decoration-green underline-offset-2',
  removed: 'mr-0.5 text-stamp line-through decoration-stamp',
};
