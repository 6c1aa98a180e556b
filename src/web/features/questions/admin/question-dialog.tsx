import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { AdminQuestion, Question, QuestionProposal } from '#shared/contract/question.ts';
import { problems as refusals } from '#shared/problems.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { firstDraft } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { type DraftProblems, questionOf } from './question-of.ts';
import { questionsQuery } from './question-queries.ts';
import { copy } from './copy.ts';

const words = copy.form;

type QuestionDialogProps = {
  /** Without one, a new question is made. */
  question?: AdminQuestion;
  /** What a new one begins with. */
  proposal?: QuestionProposal;
  groups: readonly string[];
  onClose: () => void;
  onSaved: (question: AdminQuestion) => Promise<void>;
  /** Somebody else has changed it meanwhile: this is how it is now. */
  onNewest?: (question: AdminQuestion) => void;
};

export const QuestionDialog = ({
  question,
  proposal,
  groups,
  onClose,
  onSaved,
  onNewest,
}: QuestionDialogProps) => {
  const shop = useShop();
  const [draft, setDraft] = useState(() => firstDraft(question, proposal));
  const [wasAsked, setWasAsked] = useState(false);
  const outcome = questionOf(draft);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (wanted: Question) => {
      const { admin } = await shop.calls();
      await onSaved(
        question
          ? await admin.updateQuestion.mutate({ ...wanted, id: question.id, revision: question.revision })
          : await admin.createQuestion.mutate(wanted),
      );
    },
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if ('wanted' in outcome && !isPending) mutate(outcome.wanted);
  };
  const loadNewest = async () => {
    const list = await shop.queries.fetchQuery({ ...questionsQuery(shop), staleTime: 0 });
    const newest = list.find(({ id }) => id === question?.id);
    if (newest) onNewest?.(newest);
    else onClose();
  };
  const refused = error && messageFor(error);
  const own = wasAsked && 'problems' in outcome ? outcome.problems : {};
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={words.cancel}
      title={question ? words.edit(question.label) : words.new}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        <QuestionFields
          draft={draft}
          original={question}
          groups={groups}
          problems={{ ...sentencesOf(refused?.fields), ...own }}
          isDisabled={isPending}
          onChange={(changed) => {
            setDraft(changed);
            if (error) reset();
          }}
        />
        {refused && (
          <Alert tone="error" title={refused.message}>
            {refused.message === refusals['question.changed-meanwhile'].message && (
              <Button size="sm" className="mt-3" onClick={() => void loadNewest()}>
                {words.reload}
              </Button>
            )}
          </Alert>
        )}
        {Object.keys(own).length > 0 && <Alert tone="error" title={copy.problems.check} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {question ? words.save : words.create}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** The server says of some fields what they must be, without naming them. */
const sentencesOf = (fields: Record<string, string> = {}): DraftProblems =>
  Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field,
      /^(?:must|is) /.test(said) ? `This ${said}.` : said,
    ]),
  );
