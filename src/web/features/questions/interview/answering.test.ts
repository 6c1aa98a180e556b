import { expect, test } from 'vitest';
import type { Answers, Question } from '#shared/contract/question.ts';
import {
  type Answering,
  answeringReducer,
  changesOf,
  isAnswered,
  startAnswering,
  unsavedOf,
  wrongAmong,
} from './answering.ts';

const questions: Pick<Question, 'key' | 'form'>[] = [
  { key: 'manager', form: { type: 'shortText' } },
  { key: 'limit', form: { type: 'number', unit: '°F', decimals: 0, least: 30, most: 60 } },
  { key: 'fryer', form: { type: 'yesNo' } },
  {
    key: 'contacts',
    form: {
      type: 'list',
      columns: [
        { key: 'name', label: 'Name', type: 'shortText' },
        { key: 'id', label: 'Id', type: 'shortText' },
      ],
    },
  },
];
type Event = Parameters<typeof answeringReducer>[1];

const start = (answers: Answers = {}) => startAnswering(questions, answers);
const after = (answering: Answering, ...events: Event[]) => events.reduce(answeringReducer, answering);
const typed = (key: string, draft: string | boolean | null): Event => ({ type: 'typed', key, draft });
const send = (answering: Answering) => after(answering, { type: 'send started', sent: changesOf(answering) });
const draftIn = ({ fields }: Answering, key: string) => fields[key]?.draft;

test('what is typed is a change until it is what the server has', () => {
  const answering = after(start({ manager: 'Dana' }), typed('manager', 'Dana L'));
  expect(answering.saving).toEqual({ step: 'typing' });
  expect(changesOf(answering)).toEqual({ manager: 'Dana L' });
  expect(changesOf(after(answering, typed('manager', ' Dana ')))).toEqual({});
});

test('an input that is emptied takes the answer back', () => {
  expect(
    changesOf(after(start({ manager: 'Dana', fryer: true }), typed('manager', ''), typed('fryer', null))),
  ).toEqual({ manager: null, fryer: null });
});

test('once it is sent, it is saved, and is no change any more', () => {
  const sending = send(after(start(), typed('limit', '41')));
  expect(sending.saving).toEqual({ step: 'sending', sent: { limit: 41 } });
  const saved = after(sending, { type: 'send succeeded' });
  expect(saved.saving).toEqual({ step: 'saved' });
  expect(changesOf(saved)).toEqual({});
});

test('what is typed while an earlier answer is sent waits for its turn', () => {
  const typing = after(send(after(start(), typed('limit', '41'))), typed('limit', '42'));
  expect(typing.saving.step).toBe('sending');
  const next = after(typing, { type: 'send succeeded' });
  expect(next.saving).toEqual({ step: 'typing' });
  expect(changesOf(next)).toEqual({ limit: 42 });
  expect(draftIn(next, 'limit')).toBe('42');
});

test('a save that fails loses nothing, and the next one sends all of it', () => {
  const failed = after(send(after(start(), typed('limit', '41'))), {
    type: 'send failed',
    message: 'No connection.',
  });
  expect(failed.saving).toEqual({ step: 'failed', message: 'No connection.' });
  const more = after(failed, typed('fryer', false));
  expect(more.saving).toEqual({ step: 'typing' });
  expect(changesOf(more)).toEqual({ limit: 41, fryer: false });
});

test('an answer that the server does not take is told beside its question, and the others are sent without it', () => {
  const refused = after(send(after(start(), typed('manager', 'Dana'), typed('fryer', true))), {
    type: 'send failed',
    message: 'Unfit.',
    refusals: { manager: 'This cannot be printed.' },
  });
  expect(refused.fields['manager']?.problem).toBe('This cannot be printed.');
  expect(refused.saving).toEqual({ step: 'typing' });
  expect(changesOf(refused)).toEqual({ fryer: true });
  expect(wrongAmong(refused, ['manager', 'fryer'])).toEqual(['manager']);
  expect(after(refused, { type: 'left', key: 'manager' }).fields['manager']?.problem).toBe(
    'This cannot be printed.',
  );
  const changed = after(refused, typed('manager', 'Dana L'));
  expect(wrongAmong(after(changed, typed('manager', 'Dana')), ['manager'])).toEqual(['manager']);
  expect(changed.fields['manager']?.problem).toBeUndefined();
  expect(changesOf(changed)).toEqual({ manager: 'Dana L', fryer: true });
});

test('a refusal of a question nobody sees here is a failed save', () => {
  const failed = after(send(after(start(), typed('fryer', true))), {
    type: 'send failed',
    message: 'None of your documents asks this.',
    refusals: { other: 'Nobody asks this.' },
  });
  expect(failed.saving).toEqual({ step: 'failed', message: 'None of your documents asks this.' });
});

test('what is no answer is not sent, and told once its input was left', () => {
  const wrong = after(start({ limit: 41 }), typed('limit', '4'));
  expect(changesOf(wrong)).toEqual({});
  expect(wrong.fields['limit']?.problem).toBeUndefined();
  expect(after(wrong, { type: 'nothing to send' }).saving).toEqual({ step: 'resting' });
  const left = after(wrong, { type: 'left', key: 'limit' });
  expect(left.fields['limit']?.problem).toBe('Give at least 30 °F.');
  expect(wrongAmong(left, ['manager', 'limit'])).toEqual(['limit']);
  expect(after(left, typed('limit', '45')).fields['limit']?.problem).toBeUndefined();
});

test('a question that is skipped is as it was answered before', () => {
  const skipped = after(start({ limit: 41 }), typed('limit', 'cold'), {
    type: 'put back',
    keys: ['limit', 'fryer'],
  });
  expect(draftIn(skipped, 'limit')).toBe('41');
  expect(wrongAmong(skipped, ['limit'])).toEqual([]);
  expect(changesOf(skipped)).toEqual({});
});

test('answers of another device arrive, and leave alone what is being typed', () => {
  const typing = after(start({ manager: 'Dana', limit: 41 }), typed('manager', 'Dana L'));
  const arrived = after(typing, { type: 'arrived', answers: { manager: 'Kim', limit: 45, fryer: false } });
  expect(draftIn(arrived, 'manager')).toBe('Dana L');
  expect(draftIn(arrived, 'limit')).toBe('45');
  expect(draftIn(arrived, 'fryer')).toBe(false);
  expect(changesOf(arrived)).toEqual({ manager: 'Dana L' });
  expect(changesOf(after(arrived, typed('manager', 'Kim')))).toEqual({});
});

test('what says the same in another order, or was typed in another way, is no change', () => {
  const contacts = [{ name: 'Ada', id: '1' }];
  const answering = after(start({ contacts, limit: 41 }), typed('limit', '41.0'));
  const same = after(answering, {
    type: 'arrived',
    answers: { contacts: [{ id: '1', name: 'Ada' }], limit: 41 },
  });
  expect(same).toBe(answering);
  expect(draftIn(same, 'limit')).toBe('41.0');
});

test('what was typed and not saved is there again after a reload, unless it was answered otherwise since', () => {
  const unsaved = unsavedOf(
    after(start({ manager: 'Dana' }), typed('manager', 'Dana L'), typed('limit', 'co')),
  );
  const again = startAnswering(questions, { manager: 'Dana' }, unsaved);
  expect(draftIn(again, 'manager')).toBe('Dana L');
  expect(draftIn(again, 'limit')).toBe('co');
  expect(again.saving).toEqual({ step: 'typing' });
  const elsewhere = startAnswering(questions, { manager: 'Kim' }, unsaved);
  expect(draftIn(elsewhere, 'manager')).toBe('Kim');
});

test('a question is answered once there is an answer of the business itself', () => {
  const { fields } = after(start({ fryer: false }), typed('limit', 'cold'));
  expect(['fryer', 'limit', 'manager'].map((key) => isAnswered(fields[key]))).toEqual([true, false, false]);
});
