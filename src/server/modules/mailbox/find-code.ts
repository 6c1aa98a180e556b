import { oneTimeCode } from '#shared/limits/one-time-code.ts';

const CODE_LINE = new RegExp(`^[${oneTimeCode.alphabet}]{${oneTimeCode.length}}$`);

/** The one-time code of a code mail: alone on a line of its text, and in the subject. */
export const findCode = ({ subject, text }: { subject: string; text: string }) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .find((line) => CODE_LINE.test(line) && subject.includes(line));
