import { useId, useState } from 'react';
import type { SharedDevice } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { ConfirmDialog } from '#web/features/binder-people/confirm-dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { useChange } from '#web/features/binder-people/use-change.ts';

const words = copy.devices;

/** Addresses for devices that several people read at. */
export const SharedDevices = ({ devices }: { devices: readonly SharedDevice[] }) => {
  const shop = useShop();
  const titleId = useId();
  const [label, setLabel] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const add = useChange(async (wanted: string) => {
    await (await shop.calls()).customer.customer.addSharedDevice.mutate({ label: wanted });
    setLabel('');
    setWasAsked(false);
  });
  const [removed, setRemoved] = useState<SharedDevice>();
  const remove = async (id: number) => {
    await (await shop.calls()).customer.customer.removeSharedDevice.mutate({ id });
  };
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2 id={titleId} className="text-xl font-[650]">
        {words.title}
      </h2>
      <p className="mt-1 max-w-[44rem] text-sm">{words.text}</p>
      {devices.length === 0 && <p className="mt-3 text-sm text-quiet">{words.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {devices.map((device) => {
          const { id, label: name, link } = device;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-0 grow wrap-anywhere">
                <span className="font-semibold text-ink">{name}</span>
                <span className="block font-mono text-xs text-quiet">{link ?? words.gone}</span>
              </span>
              {link !== null && (
                <CopyButton
                  text={link}
                  label={words.copy}
                  name={words.copyOf(name)}
                  doneLabel={copy.person.copied}
                  failedLabel={copy.person.notCopied}
                />
              )}
              <Button
                variant="link"
                size="sm"
                aria-label={words.removeOf(name)}
                onClick={() => setRemoved(device)}
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {removed && (
        <ConfirmDialog
          title={words.removeOf(removed.label)}
          text={words.removeText}
          label={words.remove}
          onConfirm={() => remove(removed.id)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <form
        noValidate
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setWasAsked(true);
          if (label.trim() !== '' && !add.isPending) add.mutate(label);
        }}
      >
        <div className="min-w-0 grow sm:max-w-80">
          <Field
            label={words.label}
            hint={words.labelHint}
            error={wasAsked && label.trim() === '' ? words.needsLabel : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={readerLimits.labelLength}
                value={label}
                onChange={({ target }) => setLabel(target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="ghost" busy={add.isPending} className="sm:mb-6.5">
          {words.add}
        </Button>
      </form>
    </section>
  );
};
