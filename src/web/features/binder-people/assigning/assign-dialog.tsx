import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ReaderList } from '#shared/contract/reading/readers.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { assignCopy } from './copy.ts';
import { DialogFoot } from '#web/features/binder-people/dialog-foot.tsx';
import { assignableQuery, BINDER_KEY } from '#web/features/binder-people/people-queries.ts';
import { type AssignDraft, lastDueDay, problemsOf, toggled, withAll } from './assign-draft.ts';
import { CheckList } from './check-list.tsx';

type AssignDialogProps = {
  list: ReaderList;
  today: string;
  /** Chosen before the dialog opens. */
  people: readonly number[];
  documents: readonly number[];
  onClose: () => void;
  onAssigned: (news: string) => void;
};

/** People or roles, documents or bundles, and until when. */
export const AssignDialog = ({ list, today, people, documents, onClose, onAssigned }: AssignDialogProps) => {
  const shop = useShop();
  const [draft, setDraft] = useState<AssignDraft>({
    people: new Set(people),
    roles: new Set(),
    documents: new Set(documents),
    bundles: new Set(),
    dueOn: '',
  });
  const [who, setWho] = useState('');
  const [what, setWhat] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const { data: binder } = useQuery(assignableQuery(shop, useDeferredValue(what.trim())));
  const change = (part: Partial<AssignDraft>) => setDraft({ ...draft, ...part });
  const problems = problemsOf(draft, today);
  const shown = wasAsked ? problems : {};
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await shop.calls()).customer.customer.assignReaders.mutate({
        readerIds: [...draft.people],
        roles: [...draft.roles],
        documentIds: [...draft.documents],
        orderIds: [...draft.bundles],
        dueOn: draft.dueOn || null,
      }),
    onSuccess: async (assigned) => {
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      onAssigned(assignCopy.done(assigned.people, assigned.documents));
    },
  });
  const found = list.readers.filter(({ name, role }) =>
    `${name} ${role}`.toLowerCase().includes(who.trim().toLowerCase()),
  );
  const left = binder ? binder.total - binder.documents.length : 0;
  return (
    <Dialog open onClose={onClose} closeLabel={copy.cancel} title={assignCopy.title}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          setWasAsked(true);
          if (Object.keys(problems).length === 0 && !isPending) mutate();
        }}
      >
        <section className="flex flex-col gap-3" aria-label={assignCopy.people}>
          <h3 className="text-lg font-[650]">{assignCopy.people}</h3>
          {list.roles.length > 0 && (
            <CheckList
              label={assignCopy.roles}
              options={list.roles.map((role) => ({ id: role, label: role }))}
              chosen={draft.roles}
              onToggle={(role) => change({ roles: toggled(draft.roles, String(role)) })}
            />
          )}
          <SearchField
            className="w-full"
            label={assignCopy.findPeople}
            value={who}
            maxLength={textLength.search}
            onChange={setWho}
          />
          <CheckList
            label={assignCopy.byName}
            options={found.map(({ id, name, role }) => ({ id, label: name, ...(role && { detail: role }) }))}
            chosen={draft.people}
            onToggle={(id) => change({ people: toggled(draft.people, Number(id)) })}
            all={{
              label: who.trim() === '' ? assignCopy.everybody : assignCopy.everybodyFound,
              onChange: (isChosen) =>
                change({
                  people: withAll(
                    draft.people,
                    found.map(({ id }) => id),
                    isChosen,
                  ),
                }),
            }}
            none={copy.empty.noMatch}
          />
          {shown.people && <Problem text={shown.people} />}
        </section>
        <section className="flex flex-col gap-3" aria-label={assignCopy.documents}>
          <h3 className="text-lg font-[650]">{assignCopy.documents}</h3>
          {!binder && <Spinner />}
          {binder && (
            <CheckList
              label={assignCopy.bundles}
              options={binder.bundles.map(({ orderId, name }) => ({
                id: orderId,
                label: copy.filters.bundleOf(name, orderId),
              }))}
              chosen={draft.bundles}
              onToggle={(id) => change({ bundles: toggled(draft.bundles, Number(id)) })}
            />
          )}
          <SearchField
            className="w-full"
            label={assignCopy.findDocuments}
            value={what}
            maxLength={textLength.search}
            onChange={setWhat}
          />
          {binder && (
            <CheckList
              label={assignCopy.byTitle}
              options={binder.documents.map(({ id, number, title, state }) => ({
                id,
                label: [number, title].filter(Boolean).join(' '),
                ...(state !== 'in-force' && { detail: assignCopy.draft }),
              }))}
              chosen={draft.documents}
              onToggle={(id) => change({ documents: toggled(draft.documents, Number(id)) })}
              none={assignCopy.noDocument}
            />
          )}
          {left > 0 && <p className="text-sm text-quiet">{assignCopy.moreDocuments(left)}</p>}
          {shown.documents && <Problem text={shown.documents} />}
        </section>
        <Field label={assignCopy.due} hint={assignCopy.dueHint} error={shown.dueOn}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={today}
              max={lastDueDay(today)}
              value={draft.dueOn}
              onChange={({ target }) => change({ dueOn: target.value })}
            />
          )}
        </Field>
        <DialogFoot error={error} label={assignCopy.send} isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
};

const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="text-sm text-stamp">
    {text}
  </p>
);
