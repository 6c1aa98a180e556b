import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { Acknowledgement, Reading } from '#shared/contract/reading/reading.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { formCopy as copy } from '#web/features/reading/copy.ts';
import { type ReadDocument, sayRead } from '#web/features/reading/reading-queries.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { TickBox } from './tick-box.tsx';

type AcknowledgeFormProps = Pick<Reading, 'statement' | 'canMail'> & {
  read: ReadDocument;
  /** All that was seen is saved: before that the shop would refuse. */
  isSaved: boolean;
  onDone: (written: Acknowledgement) => void;
  onRefused: () => void;
};

export const FORM_ID = 'acknowledge';

export const AcknowledgeForm = ({
  read,
  statement,
  canMail,
  isSaved,
  onDone,
  onRefused,
}: AcknowledgeFormProps) => {
  const shop = useShop();
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [wantsCopy, setWantsCopy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sayRead(shop, { ...read, name, agreed: true, wantsCopy }),
    onMutate: () => setWanted(false),
    onSuccess: onDone,
    onError: (failure) => {
      if ([401, 404, 409].includes(shopErrorOf(failure)?.status ?? 0)) onRefused();
    },
  });
  const nameProblem = isTried && name.trim() === '' ? copy.noName : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && agreed && !isPending) setWanted(true);
  };
  // What was seen last may still be on its way.
  useEffect(() => {
    if (isWanted && isSaved) mutate();
  }, [isWanted, isSaved, mutate]);
  return (
    <form id={FORM_ID} noValidate onSubmit={submit} className="rounded-card bg-paper p-5 shadow-paper sm:p-8">
      <h2 id={`${FORM_ID}-title`} tabIndex={-1} className="text-xl font-[650]">
        {copy.title}
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        <Field label={copy.name} hint={copy.nameHint} error={nameProblem} required>
          {(control) => (
            <TextInput
              {...control}
              size="lg"
              dir="auto"
              autoComplete="off"
              maxLength={textLength.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <TickBox
          checked={agreed}
          onChange={setAgreed}
          error={isTried && !agreed ? copy.notTicked : undefined}
        >
          {statement}
        </TickBox>
        {canMail && (
          <TickBox checked={wantsCopy} onChange={setWantsCopy}>
            {copy.copyByMail}
          </TickBox>
        )}
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <Button type="submit" size="lg" busy={isPending || isWanted}>
          {copy.submit}
        </Button>
      </div>
    </form>
  );
};
