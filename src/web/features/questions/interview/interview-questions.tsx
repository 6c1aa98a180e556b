import { type SubmitEvent, useRef } from 'react';
import { usePictureDesk } from '#web/features/questions/inputs/picture/picture-desk.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { isAnswered, wrongAmong } from './answering.ts';
import type { Layout, Position } from './interview-position.ts';
import type { Step } from './interview-step.ts';
import { QuestionBlock } from './question-block.tsx';
import { SavingLine } from './saving-line.tsx';
import type { useAnswering } from './use-answering.ts';
import { WhyAsked } from './why-asked.tsx';
import { copy } from './copy.ts';

type InterviewQuestionsProps = {
  position: Extract<Position, { kind: 'asking' }>;
  layout: Layout;
  answers: ReturnType<typeof useAnswering>;
  readyIds: ReadonlySet<number>;
  onView: (lineItemId: number) => void;
  onGo: (step: Step) => void;
  onBack: (step: Step) => void;
};

/**
 * One screen of the interview. What is wrong on it holds one up, and a picture that was chosen and not used; what is not
 * answered does not.
 */
export const InterviewQuestions = (props: InterviewQuestionsProps) => {
  const { position, layout, answers, readyIds, onView, onGo, onBack } = props;
  const { answering, dispatch, saveNow } = answers;
  const { screen, place, count, back, next } = position;
  const form = useRef<HTMLFormElement>(null);
  const keys = screen.questions.map(({ key }) => key);
  const wrong = wrongAmong(answering, keys);
  const desk = usePictureDesk();
  const undecided = keys.find((key) => desk?.chosen[key] !== undefined);
  const hasNothing =
    undecided === undefined && wrong.length === 0 && keys.every((key) => !isAnswered(answering.fields[key]));

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = wrong;
    if (undecided !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-question="${undecided}"] [data-decide]`)?.focus();
      return;
    }
    if (first === undefined) {
      onGo(next);
      return;
    }
    for (const key of wrong) dispatch({ type: 'left', key });
    form.current
      ?.querySelector<HTMLElement>(`[data-question="${first}"] :is([aria-invalid], input, textarea, select)`)
      ?.focus();
  };
  const skip = () => {
    dispatch({ type: 'put back', keys: wrong });
    onGo(next);
  };
  const forward = next === 'end' ? copy.finish : copy.next;
  return (
    <form ref={form} onSubmit={goOn} noValidate>
      <Progress
        label={(layout === 'by group' ? copy.group : copy.question)(place, count)}
        percent={((place - 1) / count) * 100}
      />
      <h1 className="mt-6 text-2xl font-[650] wrap-anywhere sm:text-3xl">{screen.group}</h1>
      <div className="mt-6 flex flex-col gap-8">
        {screen.questions.map((question) => {
          const field = answering.fields[question.key];
          return (
            field && (
              <QuestionBlock key={question.key} question={question} field={field} dispatch={dispatch}>
                {question.usedIn.length > 0 && (
                  <WhyAsked usedIn={question.usedIn} readyIds={readyIds} onView={onView} />
                )}
              </QuestionBlock>
            )
          );
        })}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6">
        {back !== undefined && (
          <Button variant="ghost" size="lg" onClick={() => onBack(back)}>
            {copy.back}
          </Button>
        )}
        <Button type="submit" size="lg" className="min-w-28">
          {hasNothing ? copy.skip : forward}
        </Button>
        {(wrong.length > 0 || undecided !== undefined) && (
          <Button variant="link" size="sm" onClick={skip}>
            {copy.skip}
          </Button>
        )}
        <div className="sm:ml-auto">
          <SavingLine saving={answering.saving} onTryAgain={() => void saveNow()} />
        </div>
      </div>
    </form>
  );
};
