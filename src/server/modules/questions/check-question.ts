import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Question } from '#shared/contract/question.ts';
import type { Answer } from '#shared/questions/answer.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { textOf } from './text-of-answer.ts';

/** As an administrator sent it: nobody has looked at the default yet. */
export type GivenQuestion = Omit<Question, 'default'> & { default: unknown };

/** With a default that answers it; both that and every choice can be printed. */
export const checkQuestion = async (
  services: Pick<Services, 'templateEngine'>,
  given: GivenQuestion,
): Promise<Question> => {
  const preset = defaultOf(given);
  await refuseUnprintable(services, {
    default: preset === null ? '' : textOf(preset),
    form: choicesOf(given.form).join(' '),
  });
  return { ...given, default: preset };
};

const defaultOf = ({ form, default: given }: GivenQuestion): Answer | null => {
  if (given === null) return null;
  if (form.type === 'picture') throw defaultUnfit('A picture has no default.');
  const checked = checkAnswer(form, given);
  if ('answer' in checked) return checked.answer;
  throw defaultUnfit(checked.problem);
};

const defaultUnfit = (problem: string) =>
  new DomainError('question.default-unfit', { message: problem, fields: { default: problem } });

const choicesOf = (form: AnswerForm): string[] => {
  if (form.type === 'list')
    return form.columns.flatMap((column) => ('choices' in column ? column.choices : []));
  return 'choices' in form ? form.choices : [];
};
