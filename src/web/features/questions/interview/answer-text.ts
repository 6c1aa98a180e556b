import { type Answer, isPictureAnswer } from '#shared/questions/answer.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { copy as inputs } from '#web/features/questions/inputs/copy.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const items = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** An answer in a line, to be read before it is edited. */
export const answerText = (form: AnswerForm, answer: Answer): string => {
  if (typeof answer === 'boolean') return answer ? inputs.yes : inputs.no;
  if (typeof answer === 'number')
    return [String(answer), form.type === 'number' ? form.unit : ''].filter(Boolean).join(' ');
  if (typeof answer === 'string') return form.type === 'date' ? day.format(new Date(answer)) : answer;
  if (isPictureAnswer(answer)) return answer.altText || inputs.picture.given;
  if (answer.length === 0) return form.type === 'list' ? inputs.list.none : inputs.none;
  if (form.type !== 'list') return items.format(answer.filter((choice) => typeof choice === 'string'));
  return answer
    .flatMap((row) =>
      typeof row === 'string'
        ? []
        : [form.columns.flatMap(({ key }) => (row[key] === undefined ? [] : [String(row[key])])).join(', ')],
    )
    .join('; ');
};
