import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type SubmitEvent, useState } from 'react';
import type { DocumentColours } from '#shared/contract/colours.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { ColourFields, FIRST_COLOUR } from './colour-fields.tsx';
import { copy } from './copy.ts';

type Draft = { whose: 'own' | 'chosen'; colours: readonly string[] };

const draftOf = ({ chosen, proposed }: DocumentColours): Draft => {
  const proposals = proposed.length > 0 ? proposed : [FIRST_COLOUR];
  return { whose: chosen ? 'chosen' : 'own', colours: chosen ?? proposals };
};
const wantedIn = ({ whose, colours }: Draft) => (whose === 'chosen' ? [...colours] : null);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type PageInColours = ComponentType<{ colours: readonly string[] | null }>;

type ColoursFormProps = { known: DocumentColours; hasLogo: boolean; Page: PageInColours | undefined };

export const ColoursForm = ({ known, hasLogo, Page }: ColoursFormProps) => {
  const shop = useShop();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(known));
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: async (colours: string[] | null) =>
      (await shop.calls()).customer.customer.setDocumentColours.mutate({ colours }),
    onSuccess: async (saved, sent) => {
      // What was changed meanwhile stays.
      setDraft((current) => (isSame(wantedIn(current), sent) ? draftOf(saved) : current));
      await queries.invalidateQueries({ queryKey: ['document-colours'] });
    },
  });
  const told = () => {
    if (!data || isPending) return '';
    if (!isSame(wantedIn(draft), data.chosen)) return copy.outdated;
    return isSame(variables, data.chosen) ? copy.saved : copy.darkened;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate(wantedIn(draft));
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <RadioGroup
        legend={copy.choice}
        name="colours"
        options={[
          { value: 'own', label: copy.own },
          { value: 'chosen', label: copy.chosen },
        ]}
        chosen={draft.whose}
        onChoose={(whose) => setDraft({ ...draft, whose })}
      />
      {draft.whose === 'chosen' && (
        <>
          <ColourFields colours={draft.colours} onChange={(colours) => setDraft({ ...draft, colours })} />
          <Proposal
            proposed={known.proposed}
            isTaken={isSame(known.proposed, draft.colours)}
            hasLogo={hasLogo}
            onTake={() => setDraft({ ...draft, colours: known.proposed })}
          />
        </>
      )}
      {Page && <Page colours={wantedIn(draft)} />}
      {error && <Alert tone="error" title={messageFor(error).message} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="ghost" busy={isPending}>
          {copy.save}
        </Button>
        <Feedback tone={told() === copy.outdated ? 'info' : 'success'}>{told()}</Feedback>
      </div>
    </form>
  );
};

type ProposalProps = { proposed: string[]; isTaken: boolean; hasLogo: boolean; onTake: () => void };

/** What the logo offers, or why it offers nothing. */
const Proposal = ({ proposed, isTaken, hasLogo, onTake }: ProposalProps) => {
  if (proposed.length === 0)
    return <p className="text-sm text-quiet">{hasLogo ? copy.noneInLogo : copy.noLogo}</p>;
  if (isTaken) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="link" size="sm" onClick={onTake}>
        {copy.fromLogo}
      </Button>
      <span aria-hidden="true" className="flex gap-1.5">
        {proposed.map((colour) => (
          <span
            key={colour}
            className="size-5 rounded-tab border border-line"
            style={{ backgroundColor: colour }}
          />
        ))}
      </span>
    </div>
  );
};
