import type { BinderRecord } from '#shared/contract/binder.ts';
import { formatCalendarDay } from '#web/lib/format-date.ts';

type Sentence = (tell: {
  text: (name: string) => string;
  day: (name: string) => string;
  /** Of what was said of it before or after. */
  part: (name: string, of: string) => string;
  reader: string;
}) => string;

const ways: Record<string, string> = {
  link: ', by a personal link',
  'shared-device': ', on a shared device',
};

const quoted = (text: string) => (text === '' ? '–' : `“${text}”`);

const sentences: Record<string, Sentence> = {
  entered: ({ text }) => `Entered the binder with order No. ${text('orderId')}, for ${text('business')}.`,
  drafted: ({ text }) => `A draft of revision ${text('revision')} was asked for: ${text('reason')}.`,
  made: ({ text }) => `The files of revision ${text('revision')} were made.`,
  approved: ({ text, day }) =>
    `${text('name')}, ${text('role')}, approved revision ${text('revision')}, effective ${day('effectiveOn')}, and stated: “${text('statement')}”.`,
  issued: ({ text }) => `The files of revision ${text('revision')} were made with the approval in them.`,
  'in-force': ({ text, day }) =>
    `Revision ${text('revision')} came into force, effective ${day('effectiveOn')}.`,
  'approval-undone': ({ text }) =>
    `The approval of revision ${text('revision')} was undone: its files could not be made with it.`,
  reviewed: ({ text, day }) =>
    `${text('name')} reviewed revision ${text('revision')} without a change. The next review is on ${day('nextReviewOn')}.`,
  'update-accepted': ({ text }) =>
    `The update from version ${text('fromVersion')} to ${text('toVersion')} of the template was accepted.`,
  'update-declined': ({ text }) =>
    `The update from version ${text('fromVersion')} to ${text('toVersion')} of the template was declined.`,
  acknowledged: ({ text, reader }) =>
    text('how') === 'signed-sheet'
      ? `${reader} signed on paper to have read revision ${text('revision')}: “${text('statement')}”`
      : `${reader} stated to have read revision ${text('revision')}${ways[text('how')] ?? ''}: “${text('statement')}”`,
  'acknowledgement-refused': ({ text, reader }) =>
    `${reader} stated to have read revision ${text('revision')} without having had every page on screen. This was refused.`,
  'sheet-attached': ({ text }) => `The scan of a signed sheet of revision ${text('revision')} was attached.`,
  'reader-erased': ({ reader }) =>
    `The name of a reader was erased. ${reader} stays in the records by number.`,
  described: ({ text, part }) =>
    `${text('name')} gave it the number ${quoted(part('after', 'number'))} and the owner ${quoted(part('after', 'owner'))}, before: ${quoted(part('before', 'number'))} and ${quoted(part('before', 'owner'))}.`,
  withdrawn: ({ text }) =>
    `${text('name')} withdrew the document at revision ${text('revision')}: ${text('reason')}`,
};

/** A line of the records in plain words; a kind that this page does not know yet by its name. */
export const recordSentence = ({
  kind,
  data,
  readerName,
}: Pick<BinderRecord, 'kind' | 'data'> & Partial<Pick<BinderRecord, 'readerName'>>) => {
  const text = (name: string) => textOf(data[name]);
  const part = (name: string, of: string) => {
    const value = data[name];
    return textOf(typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[of] : '');
  };
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(text(name)) ? formatCalendarDay(text(name)) : '');
  const reader = readerName ?? `Reader No. ${text('reader')}`;
  return sentences[kind]?.({ text, day, part, reader }) ?? nameOf(kind);
};

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const nameOf = (kind: string) => {
  const words = kind.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};
