import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { useShop } from '#web/lib/server/use-shop.ts';
import { getTestFillForm } from '#web/features/templates/document-actions.ts';
import { testFillCopy as copy } from './copy.ts';
import { ConditionSwitches } from './condition-switches.tsx';
import type { RenderAnswers, TriedAnswers } from './render-answers.ts';

type ChoicesProps = {
  documentId: number;
  outcomes: Record<string, boolean>;
  onAnswers: (answers: TriedAnswers) => void;
  onOutcomes: (outcomes: Record<string, boolean>) => void;
  renderAnswers: RenderAnswers;
};

/** What this document asks, and which sides of its conditions to see. */
export const Choices = ({ documentId, outcomes, onAnswers, onOutcomes, renderAnswers }: ChoicesProps) => {
  const shop = useShop();
  const { data, isError, refetch } = useQuery({
    queryKey: ['test fill form', documentId],
    queryFn: () => getTestFillForm(shop, documentId),
    gcTime: 0,
  });
  if (isError)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Feedback tone="error">{copy.choicesNotLoaded}</Feedback>
        <Button variant="link" size="sm" onClick={() => void refetch()}>
          {copy.tryAgain}
        </Button>
      </div>
    );
  if (!data) return <Feedback tone="busy">{copy.choicesLoading}</Feedback>;
  return (
    <>
      {data.questions.length > 0 && (
        <Part title={copy.answers} hint={copy.answersHint}>
          {renderAnswers({ questions: data.questions, onChange: onAnswers })}
        </Part>
      )}
      {data.conditions.length > 0 && (
        <Part title={copy.conditions} hint={copy.conditionsHint}>
          <ConditionSwitches conditions={data.conditions} outcomes={outcomes} onChange={onOutcomes} />
        </Part>
      )}
    </>
  );
};

const Part = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-line pt-5">
    <h3 className="text-lg font-[650]">{title}</h3>
    <p className="mt-1 mb-4 text-sm text-quiet">{hint}</p>
    {children}
  </section>
);
