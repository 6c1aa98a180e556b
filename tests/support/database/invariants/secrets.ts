import type { Mailbox } from './mails.ts';

const SHAPES = [/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/, /\b[sr]k_(test|live)_\w+/, /\bwhsec_\w+/];
const CODE_SUBJECT = /^(\w{6}) is your/;

/** Nothing that opens a door is in a log: no token, no key, and no code that was mailed. */
export const findSecrets = async (logs: string, mailbox: Mailbox): Promise<string[]> => {
  if (logs === '') return [];
  const codes = (await mailbox.listMails()).flatMap(({ subject }) => CODE_SUBJECT.exec(subject)?.[1] ?? []);
  const written = new Set(logs.match(/\b\w{6}\b/g));
  return [
    ...SHAPES.filter((shape) => shape.test(logs)).map((shape) => `the log holds something like ${shape}`),
    ...codes.filter((code) => written.has(code)).map(() => 'the log holds a code that was mailed'),
  ];
};
