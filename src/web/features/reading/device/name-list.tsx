import { useState } from 'react';
import type { SharedDeviceReaders } from '#shared/contract/reading/reading.ts';
import { deviceCopy as copy } from '#web/features/reading/copy.ts';
import { useFocusedHeading } from '#web/features/reading/use-focused-heading.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Person = SharedDeviceReaders['readers'][number];

/** So many are found by eye. */
const SEARCHED_FROM = 12;

type NameListProps = {
  readers: readonly Person[];
  notice: string | undefined;
  onChoose: (person: Person) => void;
};

export const NameList = ({ readers, notice, onChoose }: NameListProps) => {
  const heading = useFocusedHeading();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = readers.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-[650] sm:text-3xl">
        {copy.title}
      </h1>
      <p className="mt-1.5 mb-5">{copy.text}</p>
      {notice && (
        <div className="mb-5">
          <Alert title={notice} />
        </div>
      )}
      {readers.length === 0 && <EmptyState title={copy.none}>{copy.noneHint}</EmptyState>}
      {readers.length >= SEARCHED_FROM && (
        <div className="mb-4">
          <Field label={copy.search}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                size="lg"
                autoComplete="off"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            )}
          </Field>
        </div>
      )}
      {readers.length > 0 && found.length === 0 && <p role="status">{copy.noMatch}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {found.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className="flex min-h-14 w-full flex-col items-start justify-center rounded-card border border-line bg-paper px-4 py-2.5 text-left text-lg font-semibold wrap-anywhere text-ink hover:border-green"
              onClick={() => onChoose(person)}
            >
              <bdi>{person.name}</bdi>
              {person.role && <bdi className="text-sm font-normal text-body">{person.role}</bdi>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
