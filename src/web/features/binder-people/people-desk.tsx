import { useState } from 'react';
import type { EvidenceScope } from '#shared/contract/reading/evidence.ts';
import type { ReaderList, ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { copy } from './copy.ts';
import type { OnProof, RenderExports } from './evidence-slots.ts';
import { MatrixGrid } from './matrix/matrix-grid.tsx';
import { PeopleList } from './matrix/people-list.tsx';
import { RemovedPeople } from './people/removed-people.tsx';
import { SharedDevices } from './people/shared-devices.tsx';
import { PeopleActions } from './people-actions.tsx';
import { type Open, PeopleDialogs } from './people-dialogs.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { Totals } from './totals.tsx';
import { type RemindNews, useRemind } from './use-remind.ts';
import type { PeopleSearch } from './use-people-search.ts';

type PeopleDeskProps = {
  list: ReaderList;
  matrix: ReadingMatrix;
  /** What is shown was found by the search before. */
  isStale: boolean;
  search: PeopleSearch;
  onSearch: (change: Partial<PeopleSearch>) => void;
  renderExports: RenderExports;
  onProof: OnProof;
};

export const PeopleDesk = (props: PeopleDeskProps) => {
  const { list, matrix, isStale, search, onSearch, renderExports, onProof } = props;
  const [opened, setOpened] = useState<Open | undefined>();
  const [news, setNews] = useState<RemindNews>();
  const tell = (text: string) => setNews({ text, justMailed: [] });
  const remind = useRemind(setNews);
  // Chosen in the register: the dialog is open as the page is, once there is somebody to assign to.
  const isAssigning = !opened && search.assign.length > 0 && list.readers.length > 0;
  const open: Open | undefined = isAssigning
    ? { kind: 'assign', people: [], documents: search.assign }
    : opened;
  const show = (next: Open | undefined) => {
    setOpened(next);
    if (next) setNews(undefined);
    if (isAssigning) onSearch({ assign: [] });
  };
  const behind = matrix.totals['not-yet'] + matrix.totals.reading + matrix.totals.outdated;
  const openPerson = (id: number) => show({ kind: 'person', id });
  return (
    <div className="flex flex-col gap-6">
      {list.readers.length > 0 && <Totals totals={matrix.totals} />}
      <PeopleActions
        hasPeople={list.readers.length > 0}
        canRemind={behind > 0}
        isReminding={remind.isPending}
        onOpen={show}
        onRemind={() => remind.mutate([])}
        exports={renderExports(scopeOf(search))}
      />
      <div className={news?.justMailed.length ? '-mt-4.5' : '-my-4.5'}>
        <Feedback tone="success">{news?.text}</Feedback>
        {news && news.justMailed.length > 0 && (
          <Button
            size="sm"
            variant="link"
            busy={remind.isPending}
            onClick={() => remind.mutate(news.justMailed)}
          >
            {copy.remind.also(news.justMailed.length)}
          </Button>
        )}
      </div>
      {list.readers.length === 0 ? (
        <EmptyState icon="person" title={copy.empty.title}>
          {copy.empty.text}
        </EmptyState>
      ) : (
        <>
          <PeopleFilters search={search} roles={list.roles} onSearch={onSearch} />
          <p role="status" className="sr-only">
            {!isStale && (search.q || search.role) && copy.matrix.found(matrix.people.length)}
          </p>
          {matrix.documents.length === 0 && (
            <p className="text-sm">
              <span className="font-semibold text-ink">
                {search.bundle === undefined ? copy.empty.unassigned : copy.empty.unassignedBundle}
              </span>{' '}
              {copy.empty.unassignedText}
            </p>
          )}
          {matrix.people.length === 0 ? (
            <EmptyState
              icon="search"
              title={copy.empty.noMatch}
              action={
                <Button variant="ghost" onClick={() => onSearch({ q: '', role: '' })}>
                  {copy.empty.showAll}
                </Button>
              }
            />
          ) : (
            <div aria-busy={isStale}>
              {matrix.documents.length > 0 && (
                <MatrixGrid matrix={matrix} onPerson={openPerson} onProof={onProof} />
              )}
              <PeopleList
                people={matrix.people}
                isAlone={matrix.documents.length === 0}
                onPerson={openPerson}
              />
            </div>
          )}
          {matrix.documentsLeftOut > 0 && (
            <p className="text-sm text-quiet">{copy.matrix.leftOut(matrix.documentsLeftOut)}</p>
          )}
        </>
      )}
      <SharedDevices devices={list.sharedDevices} />
      <RemovedPeople
        people={list.removed}
        onErase={(id) => show({ kind: 'erase', id })}
        renderExports={renderExports}
      />
      <PeopleDialogs
        open={open}
        list={list}
        matrix={matrix}
        remind={remind}
        onOpen={show}
        onNews={tell}
        renderExports={renderExports}
        onProof={onProof}
      />
    </div>
  );
};

/** As far as an export can be narrowed: not by words that were typed. */
const scopeOf = ({ role, bundle }: PeopleSearch): EvidenceScope => ({
  of: 'matrix',
  ...(role !== '' && { role }),
  ...(bundle !== undefined && { orderId: bundle }),
});
