import { expect, test } from 'vitest';
import { recordSentence } from './record-sentence.ts';

test('records are told in plain sentences, by the business’s own days', () => {
  const data = {
    revision: 2,
    orderId: 12,
    business: 'Lee <Bakery>',
    reason: 'Address changed',
    name: 'Ada Byron',
    role: 'Manager',
    statement: 'I approve',
    effectiveOn: '2026-11-17',
    nextReviewOn: '2027-11-17',
  };
  const told = (kind: string) => recordSentence({ kind, data });
  expect(told('entered')).toBe('Entered the binder with order No. 12, for Lee <Bakery>.');
  expect(told('drafted')).toBe('A draft of revision 2 was asked for: Address changed.');
  expect(told('made')).toBe('The files of revision 2 were made.');
  expect(told('approved')).toBe(
    'Ada Byron, Manager, approved revision 2, effective Nov 17, 2026, and stated: “I approve”.',
  );
  expect(told('issued')).toBe('The files of revision 2 were made with the approval in them.');
  expect(told('in-force')).toBe('Revision 2 came into force, effective Nov 17, 2026.');
  expect(told('approval-undone')).toContain('was undone');
  expect(told('reviewed')).toBe(
    'Ada Byron reviewed revision 2 without a change. The next review is on Nov 17, 2027.',
  );
  expect(told('withdrawn')).toBe('Ada Byron withdrew the document at revision 2: Address changed');
});

test('a kind of record that is not known here is told by its name', () => {
  expect(recordSentence({ kind: 'moved-house', data: {} })).toBe('Moved house.');
});

test.each(['accepted', 'declined'])('the records tell which update was %s', (decision) => {
  const data = { fromVersion: 1, toVersion: 3, notes: [] };
  expect(recordSentence({ kind: `update-${decision}`, data })).toBe(
    `The update from version 1 to 3 of the template was ${decision}.`,
  );
});

test('whoever has read something is told by name for as long as it is kept, and by number after that', () => {
  const data = { reader: 7, revision: 2, how: 'link', statement: 'I have read it.' };
  expect(recordSentence({ kind: 'acknowledged', data, readerName: '<b>Ada</b>' })).toBe(
    '<b>Ada</b> stated to have read revision 2, by a personal link: “I have read it.”',
  );
  expect(recordSentence({ kind: 'acknowledged', data, readerName: null })).toMatch(/^Reader No. 7 stated/);
  expect(
    recordSentence({ kind: 'acknowledged', data: { ...data, how: 'signed-sheet' }, readerName: 'Bo' }),
  ).toBe('Bo signed on paper to have read revision 2: “I have read it.”');
  expect(recordSentence({ kind: 'acknowledgement-refused', data })).toBe(
    'Reader No. 7 stated to have read revision 2 without having had every page on screen. This was refused.',
  );
  expect(recordSentence({ kind: 'sheet-attached', data })).toBe(
    'The scan of a signed sheet of revision 2 was attached.',
  );
  expect(recordSentence({ kind: 'reader-erased', data })).toBe(
    'The name of a reader was erased. Reader No. 7 stays in the records by number.',
  );
});

test('of a new number and owner it tells who gave them, and what was there before', () => {
  const data = {
    name: 'Ada',
    before: { number: '', owner: 'Cook' },
    after: { number: 'K-7', owner: 'Head cook' },
  };
  expect(recordSentence({ kind: 'described', data })).toBe(
    'Ada gave it the number “K-7” and the owner “Head cook”, before: – and “Cook”.',
  );
});
