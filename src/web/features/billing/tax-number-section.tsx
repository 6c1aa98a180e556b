import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { TaxNumber } from '#shared/tax-numbers/tax-number-contract.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { taxNumberQuery } from './billing-query.ts';
import { copy } from './copy.ts';

const words = copy.taxNumber;

/** The tax number that invoices are made out with. Nothing is here where nobody is asked for one. */
export const TaxNumberSection = () => {
  const shop = useShop();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useQuery(taxNumberQuery(shop));
  if (!data && !error) return null;
  if (data === null) return null;
  return (
    <section aria-labelledby={titleId} className="mt-10 border-t border-line pt-8">
      <h2 id={titleId} className="text-xl font-[650]">
        {words.title}
      </h2>
      <p className="mt-1.5 mb-5 text-body">{words.text}</p>
      {data ? (
        <NumberForm {...data} />
      ) : (
        <Alert tone="error" title={error && messageFor(error).message}>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </Alert>
      )}
    </section>
  );
};

const NumberForm = ({ number, example }: NonNullable<TaxNumber>) => {
  const shop = useShop();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending, isSuccess, error, reset, variables } = useMutation({
    mutationFn: async (wanted: string) =>
      (await shop.calls()).customer.customer.setTaxNumber.mutate({ number: wanted }),
    onSuccess: (saved) => {
      queries.setQueryData(taxNumberQuery(shop).queryKey, saved);
      setTyped(undefined);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending && typed?.trim()) mutate(typed);
  };
  return (
    <>
      {number && (
        <div className="mb-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-mono text-ink wrap-anywhere">{number.value}</span>
            <Badge tone={words.tones[number.status]}>{words.statuses[number.status]}</Badge>
          </p>
          <p className="mt-1 text-sm text-quiet">{words.meanings[number.status]}</p>
        </div>
      )}
      <form noValidate onSubmit={submit}>
        <Field
          label={number ? words.other : words.label}
          hint={words.hint(example)}
          error={error ? messageFor(error).message : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed ?? ''}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => {
                reset();
                setTyped(target.value);
              }}
            />
          )}
        </Field>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="ghost"
            busy={isPending && variables !== ''}
            disabled={!typed?.trim()}
          >
            {number ? words.change : words.save}
          </Button>
          {number && (
            <Button variant="link" busy={isPending && variables === ''} onClick={() => mutate('')}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
      <div className="mt-2">
        <Feedback tone="success">{isSuccess && (number ? words.saved : words.removed)}</Feedback>
      </div>
    </>
  );
};
