import { expect, test } from 'vitest';
import { type OrderQuestion, positionAt, resumeAt, screensOf } from './interview-position.ts';
import { stepOf } from './interview-step.ts';

const ask = (key: string, group: string): OrderQuestion => ({
  key,
  group,
  label: key,
  help: '',
  form: { type: 'yesNo' },
  default: null,
  isNeeded: false,
  usedIn: [],
});
const questions = [ask('a', 'Kitchen'), ask('b', 'Kitchen'), ask('c', 'People'), ask('d', 'Yard')];
const byGroup = screensOf(questions, 'by group');
const byQuestion = screensOf(questions, 'by question');

test('a group is a screen; where there is little room, every question is one', () => {
  expect(byGroup.map(({ group, first, questions: asked }) => [group, first, asked.length])).toEqual([
    ['Kitchen', 1, 2],
    ['People', 3, 1],
    ['Yard', 4, 1],
  ]);
  expect(byQuestion.map(({ first }) => first)).toEqual([1, 2, 3, 4]);
});

test('the interview goes from screen to screen, and after the last to its end', () => {
  expect(positionAt(byGroup, 1)).toMatchObject({ place: 1, count: 3, back: undefined, next: 3 });
  expect(positionAt(byGroup, 3)).toMatchObject({ place: 2, back: 1, next: 4 });
  expect(positionAt(byGroup, 4)).toMatchObject({ place: 3, back: 3, next: 'end' });
  expect(positionAt(byGroup, 'end')).toEqual({ kind: 'end', back: 4 });
});

test('turning the phone stays at the question', () => {
  expect(positionAt(byQuestion, 2)).toMatchObject({ place: 2, count: 4, back: 1, next: 3 });
  expect(positionAt(byGroup, 2)).toMatchObject({ place: 1, screen: { group: 'Kitchen' } });
});

test('a question that is not there any more is the last one; where nothing is asked, there is no screen', () => {
  expect(positionAt(byGroup, 99)).toMatchObject({ place: 3 });
  expect(positionAt([], 1)).toEqual({ kind: 'nothing asked' });
  expect(positionAt([], 'end')).toEqual({ kind: 'nothing asked' });
});

test('an interview that was left goes on at the first question without an answer', () => {
  expect(resumeAt({ questions, answers: {} })).toBe(1);
  expect(resumeAt({ questions, answers: { a: false, b: true, d: true } })).toBe(3);
  expect(resumeAt({ questions, answers: { a: true, b: true, c: true, d: true } })).toBe(1);
});

test.each([
  [3, 3],
  ['end', 'end'],
  [0, undefined],
  [1.5, undefined],
  ['3', undefined],
  [undefined, undefined],
])('the step %s of an address', (given, expected) => {
  expect(stepOf(given)).toBe(expected);
});
