import type { RemovedReader } from '#shared/contract/reading/readers.ts';
import { copy } from '#web/features/binder-people/copy.ts';
import type { RenderExports } from '#web/features/binder-people/evidence-slots.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/buttons/button.tsx';

const words = copy.removed;

type RemovedPeopleProps = {
  people: readonly RemovedReader[];
  onErase: (id: number) => void;
  renderExports: RenderExports;
};

/** Who has left: what they have read can still be proven, and their names can still be erased. */
export const RemovedPeople = ({ people, onErase, renderExports }: RemovedPeopleProps) =>
  people.length === 0 ? null : (
    <details className="rounded-card border border-line bg-paper p-4 sm:p-6">
      <summary className="cursor-pointer text-xl font-[650] text-ink">{words.summary(people.length)}</summary>
      <p className="mt-1 max-w-[44rem] text-sm">{words.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {people.map(({ id, number, name, role, removedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 grow basis-48 wrap-anywhere">
              <bdi className="font-semibold text-ink">{name}</bdi>
              <span className="block text-sm text-quiet">
                {[words.number(number), role, words.since(formatDay(removedAt))].filter(Boolean).join(' · ')}
              </span>
            </span>
            {renderExports({ of: 'person', readerId: id })}
            <Button variant="link" size="sm" aria-label={words.eraseOf(name)} onClick={() => onErase(id)}>
              {words.erase}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
