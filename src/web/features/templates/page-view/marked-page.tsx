import type { PagePreview } from '#shared/contract/document.ts';
import type { PageMark, PageViewEntry } from '#shared/contract/page-view.ts';
import { Picture } from '#web/ui/picture.tsx';
import { type Chosen, markId } from './choosing.ts';
import { KindSign } from './kind-sign.tsx';
import { blockStyles, markStyles } from './kind-signs.ts';
import { copy } from './copy.ts';

export type PlacedMark = PageMark & { entry: number; index: number } & Pick<PageViewEntry, 'kind' | 'title'>;

type MarkedPageProps = {
  page: PagePreview;
  marks: readonly PlacedMark[];
  chosen: Chosen;
  onChoose: (entry: number, mark: number) => void;
};

/** A page as it is written, with a mark over each tag on it. */
export const MarkedPage = ({ page, marks, chosen, onChoose }: MarkedPageProps) => (
  <li className="@container relative rounded-sheet border border-faint bg-paper shadow-paper">
    <Picture
      source={page}
      alt={copy.page(page.page)}
      sizes="(min-width: 68rem) 50rem, 40rem"
      className="h-auto w-full rounded-sheet"
    />
    {marks.map((mark) => (
      <TagMark
        key={`${mark.entry} ${mark.index}`}
        mark={mark}
        isChosen={chosen?.entry === mark.entry}
        isLookedAt={chosen?.entry === mark.entry && chosen.mark === mark.index}
        onChoose={() => onChoose(mark.entry, mark.index)}
      />
    ))}
  </li>
);

type TagMarkProps = { mark: PlacedMark; isChosen: boolean; isLookedAt: boolean; onChoose: () => void };

const TagMark = ({ mark, isChosen, isLookedAt, onChoose }: TagMarkProps) => {
  const { kind, title, role, entry, index, isContinued, x, y, width, height } = mark;
  const shape = kind === 'block' ? blockStyles[role ?? 'middle'] : markStyles[kind];
  return (
    <button
      type="button"
      id={markId(entry, index)}
      // One stop and one name for each tag, however many lines it takes.
      aria-hidden={isContinued || undefined}
      tabIndex={isContinued ? -1 : undefined}
      aria-pressed={isChosen}
      aria-current={isLookedAt || undefined}
      aria-label={[copy.kind[kind], title, role && copy.roles[role]].filter(Boolean).join(' ')}
      title={title}
      className="group absolute -m-0.5 box-content p-0.5 aria-pressed:outline-3 aria-pressed:outline-green"
      style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
      onClick={onChoose}
    >
      <span
        className={`absolute inset-0 mix-blend-multiply group-aria-[current]:bg-marker ${shape}`}
        aria-hidden="true"
      />
      {kind !== 'value' && !isContinued && (
        <KindSign kind={kind} role={role} className="absolute top-0 left-0 -translate-1/2" small />
      )}
    </button>
  );
};

const share = (part: number) => `${part * 100}%`;
