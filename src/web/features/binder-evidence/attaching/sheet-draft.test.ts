import { describe, expect, test } from 'vitest';
import type { DocumentReader } from '#shared/contract/reading/evidence.ts';
import { signedSheetLimits } from '#shared/limits/signed-sheet.ts';
import { copy } from '#web/features/binder-evidence/copy.ts';
import { beginSheet, problemsOf, sheetFormOf, toggleReader } from './sheet-draft.ts';

const readerOf = (id: number, state: DocumentReader['state']): DocumentReader => ({
  id,
  number: id,
  name: `Person ${id}`,
  role: '',
  state,
  dueOn: null,
  isOverdue: false,
  read: [],
});
const readers = {
  readers: [readerOf(1, 'not-yet'), readerOf(2, 'read'), readerOf(3, 'outdated'), readerOf(4, null)],
  revisions: [3, 1],
  sheets: [],
};
const file = new File(['x'], 'Scan.PDF');

describe('a signed sheet that is being attached', () => {
  test('begins with the revision in force and with those who still have to read it', () => {
    expect(beginSheet(readers)).toEqual({ file: undefined, revision: 3, readerIds: [1, 3], others: '' });
  });

  test('takes people in and out', () => {
    const draft = toggleReader(toggleReader(beginSheet(readers), 1), 2);
    expect(draft.readerIds).toEqual([3, 2]);
  });

  test('says what is missing before it is sent', () => {
    const empty = { ...beginSheet(readers), readerIds: [] };
    expect(problemsOf(empty)).toEqual({ file: copy.attach.noFile, signers: copy.attach.nobody });
    expect(problemsOf({ ...empty, file, others: ' Ada ' })).toEqual({});
    expect(problemsOf({ ...empty, file: new File(['x'], 'scan.docx'), readerIds: [1] })).toEqual({
      file: copy.attach.wrongType,
    });
    const names = Array.from({ length: signedSheetLimits.maxOtherNames + 1 }, (_, index) => `P ${index}`);
    expect(problemsOf({ ...empty, file, others: names.join('\n') }).others).toContain('50');
  });

  test('is sent with each name once, however it was typed', () => {
    const form = sheetFormOf(7, { ...beginSheet(readers), file, others: ' Ada \n\nAda\nBo' });
    expect(form.get('sheet')).toBe(
      '{"documentId":7,"revision":3,"readerIds":[1,3],"otherNames":["Ada","Bo"]}',
    );
    expect(form.get('File')).toBeInstanceOf(File);
  });
});
