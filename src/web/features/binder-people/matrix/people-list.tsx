import type { ReadingMatrix } from '#shared/contract/reading/readers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { progressOf } from '#web/features/binder-people/cell-state.ts';
import { copy } from '#web/features/binder-people/copy.ts';

const words = copy.matrix;

type PeopleListProps = {
  people: ReadingMatrix['people'];
  /** There is no grid beside it, because it would have no columns. */
  isAlone: boolean;
  onPerson: (id: number) => void;
};

/** On a phone: everybody with how far they are; what each has to read is behind their name. */
export const PeopleList = ({ people, isAlone, onPerson }: PeopleListProps) => (
  <ul aria-label={words.list} className={`flex flex-col gap-2 ${isAlone ? '' : 'md:hidden'}`}>
    {people.map((person) => {
      const { read, all, overdue } = progressOf(person);
      return (
        <li key={person.id} className="[content-visibility:auto] [contain-intrinsic-size:auto_84px]">
          <button
            type="button"
            className="flex w-full items-center gap-3 rounded-control border border-line bg-paper px-4 py-3 text-left"
            onClick={() => onPerson(person.id)}
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere text-ink">
                <bdi>{person.name}</bdi>
              </span>
              <span className="block text-sm wrap-anywhere text-quiet">
                {person.role && (
                  <>
                    <bdi>{person.role}</bdi> ·{' '}
                  </>
                )}
                {words.progress(read, all)}
              </span>
              {overdue > 0 && (
                <span className="flex items-center gap-1 text-sm text-stamp">
                  <Icon name="alert" className="size-4" />
                  {overdue} {copy.overdue.toLowerCase()}
                </span>
              )}
              <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-faint">
                <span
                  className="block h-full origin-left bg-green"
                  style={{ transform: `scaleX(${all === 0 ? 0 : read / all})` }}
                />
              </span>
            </span>
            <Icon name="chevron-right" />
          </button>
        </li>
      );
    })}
  </ul>
);
