import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reader } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { DialogFoot } from '#web/features/binder-people/dialog-foot.tsx';
import { BINDER_KEY } from '#web/features/binder-people/people-queries.ts';

const words = copy.form;

type PersonFormProps = {
  /** Who is changed; somebody new without. */
  reader?: Reader | undefined;
  roles: readonly string[];
  onClose: () => void;
};

export const PersonForm = ({ reader, roles, onClose }: PersonFormProps) => {
  const shop = useShop();
  const [draft, setDraft] = useState({
    name: reader?.name ?? '',
    email: reader?.email ?? '',
    role: reader?.role ?? '',
  });
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const { customer } = (await shop.calls()).customer;
      const line = { ...(reader && { id: reader.id }), ...draft };
      const [answer] = (await customer.saveReaders.mutate({ readers: [line] })).lines;
      return answer;
    },
    onSuccess: async (answer) => {
      if (answer && 'problem' in answer) return;
      await shop.queries.invalidateQueries({ queryKey: BINDER_KEY });
      onClose();
    },
  });
  const refused = data && 'problem' in data ? data : undefined;
  const problemOf = (field: 'name' | 'email' | 'role') => {
    if (field === 'name' && wasAsked && draft.name.trim() === '') return words.needsName;
    return refused?.field === field ? refused.problem : undefined;
  };
  const type = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  return (
    <Dialog open onClose={onClose} closeLabel={copy.cancel} title={reader ? words.edit : words.add}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setWasAsked(true);
          if (draft.name.trim() !== '' && !isPending) mutate();
        }}
      >
        <Field label={words.name} error={problemOf('name')} required>
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={textLength.name}
              value={draft.name}
              onChange={({ target }) => type({ name: target.value })}
            />
          )}
        </Field>
        <Field label={words.email} hint={words.emailHint} error={problemOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={textLength.email}
              value={draft.email}
              onChange={({ target }) => type({ email: target.value })}
            />
          )}
        </Field>
        <Field label={words.role} hint={words.roleHint} error={problemOf('role')}>
          {(control) => (
            <>
              <TextInput
                {...control}
                dir="auto"
                autoComplete="off"
                list="known-roles"
                maxLength={readerLimits.roleLength}
                value={draft.role}
                onChange={({ target }) => type({ role: target.value })}
              />
              <datalist id="known-roles">
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {role}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <DialogFoot error={error} label={words.save} isPending={isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
