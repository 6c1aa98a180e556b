import { useEffect, useReducer } from 'react';
import type { PageView as View } from '#shared/contract/page-view.ts';
import { choosingReducer, entryId, markId } from './choosing.ts';
import { TagList } from './tag-list.tsx';
import { TemplatePages } from './template-pages.tsx';
import { copy } from './copy.ts';

/** A template as it is written: its pages, and the list of what is marked on them. Choosing in one shows it in the other. */
export const PageView = ({ view }: { view: View }) => {
  const { entries, drawnCount, pages } = view;
  const [chosen, dispatch] = useReducer(choosingReducer(entries), undefined);
  const mark = chosen && entries[chosen.entry]?.marks[chosen.mark];
  const isDrawn = pages.some(({ page }) => page === mark?.page);
  useEffect(() => {
    if (!chosen) return;
    scrollTo(entryId(chosen.entry), 'nearest');
    if (isDrawn) scrollTo(markId(chosen.entry, chosen.mark), 'center');
  }, [chosen, isDrawn]);
  const list = (
    <TagList
      entries={entries}
      drawnCount={drawnCount}
      chosen={chosen}
      onChoose={(entry) => dispatch({ type: 'entry chosen', entry })}
      onMove={(by) => dispatch({ type: 'moved', by })}
    />
  );
  return (
    <div className="grid min-h-0 grow gap-5 max-lg:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <section
        aria-label={copy.list}
        className="max-h-[38dvh] overflow-y-auto overscroll-contain rounded-control border border-line bg-paper p-3 lg:max-h-none"
      >
        {list}
      </section>
      <section
        aria-label={copy.pages}
        className="min-h-0 overflow-auto overscroll-contain rounded-control bg-desk p-3 sm:p-6"
      >
        <TemplatePages
          view={view}
          chosen={chosen}
          onChoose={(entry, index) => dispatch({ type: 'mark chosen', entry, mark: index })}
        />
      </section>
    </div>
  );
};

const scrollTo = (id: string, block: ScrollLogicalPosition) => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(id)
    ?.scrollIntoView({ block, inline: 'center', behavior: isCalm ? 'auto' : 'smooth' });
};
