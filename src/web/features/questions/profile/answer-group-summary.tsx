import type { Question } from '#shared/contract/question.ts';
import { answerText } from '#web/features/questions/interview/answer-text.ts';
import type { Answering, Field } from '#web/features/questions/interview/answering.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Mark } from '#web/ui/paper/mark.tsx';
import { copy } from './copy.ts';

type AnswerGroupSummaryProps = {
  group: string;
  questions: readonly Question[];
  fields: Answering['fields'];
  onEdit: () => void;
};

export const AnswerGroupSummary = ({ group, questions, fields, onEdit }: AnswerGroupSummaryProps) => (
  <section aria-label={group}>
    <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-1.5">
      <h3 className="min-w-0 text-md font-[620] wrap-anywhere">{group}</h3>
      <Button variant="link" size="sm" aria-label={copy.editGroup(group)} onClick={onEdit}>
        {copy.edit}
      </Button>
    </div>
    <dl>
      {questions.map((question) => (
        <div key={question.key} className="border-b border-line py-2.5">
          <dt className="text-sm wrap-anywhere text-quiet">{question.label}</dt>
          <dd className="line-clamp-4 wrap-anywhere whitespace-pre-line text-ink">
            <Given question={question} field={fields[question.key]} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

const Given = ({ question, field }: { question: Question; field: Field | undefined }) => {
  const { form, default: preset } = question;
  const answer = field && 'answer' in field.checked ? field.checked.answer : null;
  if (answer !== null) return <Mark>{answerText(form, answer)}</Mark>;
  return (
    <span className="text-quiet">
      {preset === null ? copy.notAnswered : copy.preset(answerText(form, preset))}
    </span>
  );
};
