import { useNavigate } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { BinderDocument, BinderPage } from '#shared/contract/binder.ts';
import { binder } from '#shared/limits/binder.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { useActing } from '#web/features/binder/acting/use-acting.tsx';
import { copy } from '#web/features/binder/copy.ts';
import { type BinderSearch, everything, isFiltered } from './binder-search.ts';
import { NeedsDoing } from './needs-doing.tsx';
import { RegisterFilters } from './register-filters.tsx';
import { RegisterTable } from './register-table.tsx';
import { nothingSelected, pageShareOf, select } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDownloadSelected } from './use-download-selected.tsx';

const words = copy.register;

type RegisterProps = {
  page: BinderPage;
  search: BinderSearch;
  /** What is shown was found by the search before. */
  isStale: boolean;
  onSearch: (change: Partial<BinderSearch>) => void;
};

export const Register = ({ page, search, isStale, onSearch }: RegisterProps) => {
  const { documents, total, counts, bundles, businessName, today } = page;
  const [selection, dispatch] = useReducer(select, nothingSelected);
  const acting = useActing({ today, businessName, onDone: () => dispatch({ type: 'cleared' }) });
  useEffect(() => dispatch({ type: 'listed', listed: documents }), [documents]);
  const downloading = useDownloadSelected();
  const navigate = useNavigate();
  const assign = (chosen: readonly BinderDocument[]) =>
    void navigate({
      to: '/binder/people',
      search: { assign: chosen.map(({ id }) => id).join(',') },
    });
  return (
    <div className="flex flex-col gap-6">
      <NeedsDoing counts={counts} due={search.due} onDue={(due) => onSearch({ due })} />
      <RegisterFilters search={search} counts={counts} bundles={bundles} onSearch={onSearch} />
      <p role="status" className="sr-only">
        {!isStale && isFiltered(search) && words.found(total)}
      </p>
      <div className="-my-4.5">
        <Feedback tone="success">{acting.news}</Feedback>
        {downloading.news}
      </div>
      {documents.length === 0 ? (
        <EmptyState
          icon="search"
          title={words.noMatch}
          action={
            <Button variant="ghost" onClick={() => onSearch(everything)}>
              {copy.filters.clear}
            </Button>
          }
        />
      ) : (
        <div aria-busy={isStale} className="flex flex-col gap-4">
          <SelectionBar
            chosen={[...selection.chosen.values()]}
            pageShare={pageShareOf(selection, documents)}
            total={total}
            onPage={() => dispatch({ type: 'page toggled', listed: documents })}
            onClear={() => dispatch({ type: 'cleared' })}
            onAct={acting.begin}
            onAssign={assign}
            onDownload={downloading.begin}
          />
          <RegisterTable
            documents={documents}
            chosen={selection.chosen}
            onToggle={(id, isRange) => dispatch({ type: 'toggled', id, isRange, listed: documents })}
            onAct={(action, document) => acting.begin(action, [document])}
          />
        </div>
      )}
      <div className="flex justify-center">
        <Pagination
          label={words.pages}
          previousLabel={words.previous}
          nextLabel={words.next}
          page={search.page}
          pageCount={Math.ceil(total / binder.pageSize)}
          onPageChange={(next) => onSearch({ page: next })}
        />
      </div>
      {acting.dialog}
    </div>
  );
};
