import { type SubmitEvent, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { type OrderSearch, orderSearchOf } from './order-search.ts';
import { copy } from './copy.ts';

const { label, submit, status: statusLabel, anyStatus } = copy.search;

const ANY = '';
const statuses = [
  { value: ANY, label: anyStatus },
  ...Object.entries(copy.status).map(([value, name]) => ({ value, label: name })),
];

type OrderSearchFormProps = { search: OrderSearch; onSearch: (search: OrderSearch) => void };

export const OrderSearchForm = ({ search, onSearch }: OrderSearchFormProps) => {
  const { q: asked = '' } = search;
  const [draft, setDraft] = useState({ of: asked, q: asked });
  // Another search, from elsewhere, takes the place of what was typed.
  const q = draft.of === asked ? draft.q : asked;
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(orderSearchOf({ q, status: search.status }));
  };
  return (
    <form role="search" onSubmit={find} className="flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow sm:max-w-80">
        <Field label={label}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={textLength.email}
              value={q}
              onChange={({ target }) => setDraft({ of: asked, q: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="ghost">
        {submit}
      </Button>
      <div className="w-44 sm:ml-auto">
        <Field label={statusLabel}>
          {(control) => (
            <Select
              {...control}
              options={statuses}
              value={search.status ?? ANY}
              onChange={({ target }) => onSearch(orderSearchOf({ q, status: target.value }))}
            />
          )}
        </Field>
      </div>
    </form>
  );
};
