import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OrderQuestions } from '#shared/contract/question.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { hasChanges, isAnswered } from './answering.ts';
import type { Step } from './interview-step.ts';
import { OutdatedDocuments } from './outdated-documents.tsx';
import { orderQuestionsQuery } from './question-queries.ts';
import { SavingLine } from './saving-line.tsx';
import type { useAnswering } from './use-answering.ts';
import { copy } from './copy.ts';

type InterviewEndProps = {
  asked: OrderQuestions;
  answers: ReturnType<typeof useAnswering>;
  onGo: (step: Step) => void;
  onBack: () => void;
  onApplied: () => Promise<void>;
};

/** Says which documents the answers change, and makes exactly those again. */
export const InterviewEnd = ({ asked, answers, onGo, onBack, onApplied }: InterviewEndProps) => {
  const shop = useShop();
  const { answering, saveNow } = answers;
  const { step } = answering.saving;
  const { orderId, questions } = asked;
  // Nobody types here: what is still to be saved need not wait for a pause.
  useEffect(() => {
    if (step === 'typing') void saveNow();
  }, [step, saveNow]);
  const isSaved = !hasChanges(answering) && step !== 'sending';
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = useQuery({
    ...orderQuestionsQuery(shop, orderId),
    enabled: isSaved,
    refetchOnMount: 'always',
  });
  const apply = useMutation({
    mutationFn: async () => (await shop.calls()).customer.customer.applyOrderAnswers.mutate({ orderId }),
    onSuccess: onApplied,
    // It may say that another device was faster.
    onError: () => void refetch(),
  });
  const open = questions.filter(({ key }) => !isAnswered(answering.fields[key]));
  const firstOpen = questions.findIndex((question) => question === open[0]) + 1;
  const outdated = isSaved && isFetchedAfterMount && !isError ? data?.outdated : undefined;
  return (
    <>
      <h1 className="text-2xl font-[650] sm:text-3xl">{copy.end.title}</h1>
      {open.length > 0 && (
        <div className="mt-3">
          <p>{copy.end.open(open.length)}</p>
          <Button variant="link" size="sm" className="mt-1" onClick={() => onGo(firstOpen)}>
            {copy.end.goOn}
          </Button>
        </div>
      )}
      {step === 'failed' && <SavingLine saving={answering.saving} onTryAgain={() => void saveNow()} />}
      <div className="mt-6" aria-busy={outdated === undefined}>
        {isError && !isFetching ? (
          <Alert tone="error" title={copy.end.notLoaded}>
            <Button size="sm" className="mt-3" onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          </Alert>
        ) : (
          step !== 'failed' && <OutdatedDocuments outdated={outdated} />
        )}
      </div>
      {apply.error && outdated?.length !== 0 && (
        <div className="mt-4">
          <Alert tone="error" title={messageFor(apply.error).message} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <Button variant="ghost" size="lg" onClick={onBack}>
          {copy.back}
        </Button>
        {outdated !== undefined && outdated.length > 0 ? (
          <Button size="lg" busy={apply.isPending} onClick={() => apply.mutate()}>
            {copy.end.apply(outdated.length)}
          </Button>
        ) : (
          <Link
            to="/orders/$orderId"
            params={{ orderId: String(orderId) }}
            className={buttonStyles({ variant: 'link' })}
          >
            {copy.end.back}
          </Link>
        )}
      </div>
    </>
  );
};
