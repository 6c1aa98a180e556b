import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DevicePass } from '#shared/contract/reading/reading.ts';
import { deviceCopy as copy } from '#web/features/reading/copy.ts';
import { sendPin } from '#web/features/reading/reading-queries.ts';
import { useFocusedHeading } from '#web/features/reading/use-focused-heading.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

const PIN_LENGTH = 6;

type PinFormProps = {
  secret: string;
  person: { id: number; name: string };
  onEntered: (pass: DevicePass) => void;
  onNotMe: () => void;
};

export const PinForm = ({ secret, person, onEntered, onNotMe }: PinFormProps) => {
  const shop = useShop();
  const heading = useFocusedHeading();
  const [pin, setPin] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendPin(shop, { secret, readerId: person.id, pin }),
    onSuccess: onEntered,
    onError: () => setPin(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pin.length === PIN_LENGTH && !isPending) mutate();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mx-auto flex max-w-[24rem] flex-col gap-5 rounded-card bg-paper p-5 shadow-paper sm:p-8"
    >
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-[650] wrap-anywhere">
        {copy.greeting(person.name)}
      </h1>
      <Field
        label={copy.pin}
        hint={copy.pinHint}
        error={error && pin === '' ? messageFor(error).message : undefined}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            size="lg"
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_LENGTH}
            className="text-center font-mono text-2xl tracking-[0.4em]"
            value={pin}
            onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={isPending} disabled={pin.length !== PIN_LENGTH}>
        {copy.enter}
      </Button>
      <Button variant="link" className="min-h-11" onClick={onNotMe}>
        {copy.notMe}
      </Button>
    </form>
  );
};
