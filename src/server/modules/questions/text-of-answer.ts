import { type Answer, isPictureAnswer } from '#shared/questions/answer.ts';

/** All that would be printed of it, in one line. */
export const textOf = (answer: Answer): string => {
  if (typeof answer === 'string') return answer.replaceAll('\n', ' ');
  if (typeof answer !== 'object') return '';
  if (isPictureAnswer(answer)) return answer.altText;
  return answer
    .flatMap((part) =>
      typeof part === 'string' ? part : Object.values(part).filter((cell) => typeof cell === 'string'),
    )
    .join(' ');
};
