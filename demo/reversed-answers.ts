import type { Answers, Question } from '#shared/contract/question.ts';
import { type Answer, SAMPLE_PICTURE } from '#shared/questions/answer.ts';

/** As a business would answer that is in everything unlike the one the defaults were written for. */
export const reversedAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.map((question) => [question.key, reversed(question)]));

const reversed = ({ form, default: preset }: Question): Answer => {
  switch (form.type) {
    case 'yesNo':
      return preset !== true;
    case 'oneOf':
      return form.choices.findLast((choice) => choice !== preset) ?? '';
    case 'severalOf':
      return form.choices.filter((choice) => !Array.isArray(preset) || !preset.some((one) => one === choice));
    case 'number':
      return preset === form.least ? (form.most ?? 1) : (form.least ?? 0);
    case 'date':
      return '2027-02-28';
    case 'list':
      return [];
    case 'picture':
      return { path: SAMPLE_PICTURE, altText: 'Something else altogether' };
    default:
      return 'Something else altogether';
  }
};
