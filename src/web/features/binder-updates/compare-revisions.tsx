import { useId, useState } from 'react';
import type { BinderRevision } from '#shared/contract/binder.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Difference } from './difference/difference.tsx';
import { compareCopy as copy } from './copy.ts';

type CompareRevisionsProps = { id: number; revisions: readonly BinderRevision[] };

/** What differs between any two revisions that have files. */
export const CompareRevisions = ({ id, revisions }: CompareRevisionsProps) => {
  const titleId = useId();
  const made = revisions.filter(({ hasFiles }) => hasFiles).map(({ revision }) => revision);
  const [newest = 1, before = 1] = made;
  const [chosen, setChosen] = useState<{ from: number; to: number }>();
  const { from, to } = chosen ?? { from: before, to: newest };
  const [shown, setShown] = useState<{ from: number; to: number }>();
  if (made.length < 2) return null;
  const options = made.map((number) => ({ value: String(number), label: copy.revision(number) }));
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 id={titleId} className="text-xl font-[650]">
        {copy.title}
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <Field label={copy.from}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={String(from)}
              onChange={({ target }) => setChosen({ from: Number(target.value), to })}
            />
          )}
        </Field>
        <Field label={copy.to}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={String(to)}
              onChange={({ target }) => setChosen({ from, to: Number(target.value) })}
            />
          )}
        </Field>
        <Button variant="ghost" disabled={from === to} onClick={() => setShown({ from, to })}>
          {copy.compare}
        </Button>
      </div>
      {shown && <Difference key={`${shown.from} ${shown.to}`} compared={{ id, ...shown }} />}
    </section>
  );
};
