import { describe, expect, test } from 'vitest';
import { listedDocuments } from '#tests/e2e/support/listed-documents.ts';
import { type ChosenFile, DOCX_TYPE } from './choose-files.ts';
import { fileSize } from '../file-size.ts';
import { findTwins, type TwinChoice } from './twins.ts';
import {
  canReset,
  hasErrors,
  isUnderWay,
  newProductHref,
  problemsOf,
  showsReset,
  whyNoProduct,
} from './upload-outcomes.ts';
import { canSubmit } from './choosing.ts';
import { isAllDone, isPolling } from './following.ts';
import { uploadReducer } from './upload-reducer.ts';
import { startUpload, type Upload, type UploadEvent } from './upload-state.ts';

type Event = UploadEvent<ChosenFile>;

const file = (name: string, type = DOCX_TYPE, size = 1000): ChosenFile => ({ name, type, size });
const chosen = (...files: ChosenFile[]): Event => ({ type: 'files chosen', files });
const after = (...events: Event[]): Upload<ChosenFile> => events.reduce(uploadReducer, startUpload());
const namesOf = (state: Upload<ChosenFile>) =>
  state.step === 'following' ? [] : state.files.map(({ name }) => name);
const statusesOf = (state: Upload<ChosenFile>) =>
  state.step === 'following' ? state.documents.map(({ status }) => status) : [];

const two = chosen(file('opening.docx'), file('closing.v2.docx'));
const submitted: Event[] = [two, { type: 'submit started' }, { type: 'submit succeeded', ids: [7, 9] }];
const checked = (completeIds: number[], failures: { id: number; reasons: string[] }[] = []): Event => ({
  type: 'status checked',
  completeIds,
  failures,
});
const checkFailed: Event = { type: 'status check failed' };
const failedChecks = (count: number) => Array.from({ length: count }, () => checkFailed);

const browsed = (...files: ChosenFile[]) => problemsOf(after({ type: 'files chosen', files, by: 'browse' }));

const RETRYING = 'There was a error checking on your documents. Please stand by while we retry.';
const GAVE_UP = 'We are unable to find the status of your submitted documents. Please reset the form.';

const NO_PDF = 'A PDF cannot be filled. Upload the Word document (.docx) that it was made from.';

describe('choosing files', () => {
  test('begins with nothing chosen and nothing to submit', () => {
    expect(startUpload()).toEqual({ step: 'choosing', files: [], problems: [] });
    expect(canSubmit(startUpload())).toBe(false);
  });

  test('a new choice replaces the one before', () => {
    expect(namesOf(after(two, chosen(file('cleaning.docx'))))).toEqual(['cleaning.docx']);
  });

  test('Remove takes a file out by its name; without files there is only the drop zone', () => {
    const one = after(two, { type: 'file removed', name: 'opening.docx' });
    expect(namesOf(one)).toEqual(['closing.v2.docx']);
    const none = uploadReducer(one, { type: 'file removed', name: 'closing.v2.docx' });
    expect(none).toEqual(startUpload());
    expect(canSubmit(none)).toBe(false);
  });

  test('with the last file what was said of the choice goes, too', () => {
    const one = after(chosen(file('opening.docx'), file('notes.pdf', 'application/pdf')));
    expect(uploadReducer(one, { type: 'file removed', name: 'opening.docx' })).toEqual(startUpload());
  });

  test('a file that was browsed for is taken where the machine does not know what it is', () => {
    for (const type of ['', 'application/octet-stream']) {
      expect(browsed(file('a.docx', type))).toEqual([]);
      expect(browsed(file('a.txt', type))).toHaveLength(1);
      expect(namesOf(after(chosen(file('a.docx', type))))).toEqual([]);
    }
  });

  test('what was browsed for was never dropped, and is not said to be', () => {
    const [pdf, txt] = [file('a.pdf', 'application/pdf'), file('b.txt', 'text/plain')];
    expect(browsed(pdf)).toEqual(['1 file is not a .docx file and was left out: a.pdf', NO_PDF]);
    expect(browsed(txt, pdf)).toEqual([
      '2 files are not .docx files and were left out: b.txt, a.pdf',
      NO_PDF,
    ]);
  });

  test('one file that is no .docx is left out and named', () => {
    const state = after(chosen(file('opening.docx'), file('notes.pdf', 'application/pdf')));
    expect(namesOf(state)).toEqual(['opening.docx']);
    expect(problemsOf(state)).toEqual([
      '1 file is not a .docx file and was removed from your drop: notes.pdf',
      NO_PDF,
    ]);
  });

  test('several are named together, separated by commas', () => {
    const state = after(chosen(file('a.pdf', 'application/pdf'), file('b.txt', 'text/plain')));
    expect(namesOf(state)).toEqual([]);
    expect(problemsOf(state)).toEqual([
      '2 files are not .docx files and were removed from your drop: a.pdf, b.txt',
      NO_PDF,
    ]);
  });

  test.each([
    ['doc', 'A .doc file is of Word 97-2003. Open it in Word and save it as .docx.'],
    ['DOCM', 'A .docm file may hold macros. Open it in Word and save it as .docx, which holds none.'],
    ['dotx', 'A .dotx file is a Word template. Open it in Word and save it as .docx.'],
    ['odt', 'A .odt file is OpenDocument. Open it in Word or LibreOffice and save it as .docx.'],
    ['pages', 'A .pages file is of Pages. In Pages, choose File, Export To, Word.'],
  ])('what to do with a .%s file is said once', (ending, sentence) => {
    expect(browsed(file(`a.${ending}`, ''), file(`b.${ending}`, '')).slice(1)).toEqual([sentence]);
  });

  test.each([
    ['the right name and the wrong type', file('a.docx', 'application/msword')],
    ['the right type and the wrong name', file('a.doc')],
    ['a name that only begins well', file('a.docx.html', 'text/html')],
  ])('%s are not enough', (_, impostor) => {
    expect(namesOf(after(chosen(impostor)))).toEqual([]);
  });

  test('of two files of one name the second is refused', () => {
    const state = after(chosen(file('a.docx'), file('b.docx'), file('a.docx')));
    expect(namesOf(state)).toEqual(['a.docx', 'b.docx']);
    expect(problemsOf(state)).toEqual(['1 file has the same name as another one and was left out: a.docx']);
  });

  test('a file that is too large is left out before it is sent', () => {
    const state = after(chosen(file('a.docx'), file('huge.docx', DOCX_TYPE, 21 * 1024 * 1024)));
    expect(namesOf(state)).toEqual(['a.docx']);
    expect(problemsOf(state)).toEqual(['1 file is larger than 20 MB and was left out: huge.docx']);
  });

  test('more than 20 files cannot be submitted until some are removed', () => {
    const files = Array.from({ length: 21 }, (_, index) => file(`${index}.docx`));
    const state = after(chosen(...files));
    expect(canSubmit(state)).toBe(false);
    expect(uploadReducer(state, { type: 'submit started' })).toBe(state);
    expect(problemsOf(state)).toEqual(['Please submit at most 20 documents at a time.']);
    const fewer = uploadReducer(state, { type: 'file removed', name: '0.docx' });
    expect(canSubmit(fewer)).toBe(true);
    expect(problemsOf(fewer)).toEqual([]);
  });
});

const [listed] = listedDocuments(1);
if (!listed) throw new Error('There is a document.');
const document = { ...listed, id: 31, name: 'Opening' };
const documents = [document, { ...document, id: 30 }, { ...document, id: 29, name: 'Cleaning' }];
const asked: Event[] = [two, { type: 'twins found', twins: [{ fileName: 'opening.docx', document }] }];
const decided = (choice: TwinChoice): Event => ({ type: 'twin decided', fileName: 'opening.docx', choice });
const submittedWith = (choice: TwinChoice) => after(...asked, decided(choice), { type: 'submit started' });

describe('files that are called like documents there are', () => {
  test.each([
    ['opening.docx', 31],
    [' Opening .DOCX', 31],
    ['Cleaning.docx', 29],
    ['Opening.v2.docx', undefined],
    ['Closing.docx', undefined],
  ])('%s is a twin of %s', (name, id) => {
    expect(findTwins([file(name)], documents)[0]?.document.id).toBe(id);
  });

  test('are not submitted before it is said what becomes of each', () => {
    expect(canSubmit(after(...asked))).toBe(false);
    expect(canSubmit(after(...asked, decided('keep')))).toBe(true);
    expect(after(...asked, decided('keep'), { type: 'twins dismissed' })).toEqual(after(two));
  });

  test('replace the existing one, or stand beside it', () => {
    expect(submittedWith('keep')).toMatchObject({ step: 'submitting', replaces: [] });
    const replacing = submittedWith('replace');
    expect(replacing).toMatchObject({ replaces: [{ place: 0, documentId: 31 }] });
    expect(uploadReducer(replacing, { type: 'submit succeeded', ids: [31, 40] })).toMatchObject({
      documents: [
        { id: 31, isReplaced: true, status: 'pending' },
        { id: 40, status: 'pending' },
      ],
    });
  });
});

describe('submitting', () => {
  const busy = after(two, { type: 'submit started' });

  test('is under way, takes no second submit and no other files', () => {
    expect(busy.step).toBe('submitting');
    expect(canSubmit(busy)).toBe(false);
    expect(isUnderWay(busy)).toBe(true);
    expect(uploadReducer(busy, chosen(file('other.docx')))).toBe(busy);
  });

  test('tells how much is sent', () => {
    expect(uploadReducer(busy, { type: 'bytes sent', percent: 40 })).toMatchObject({ sentPercent: 40 });
  });

  test("shows the server's message when it refuses, stops being busy and keeps the files", () => {
    const state = uploadReducer(busy, { type: 'submit failed', message: 'opening.docx has a password.' });
    expect(problemsOf(state)).toEqual(['opening.docx has a password.']);
    expect(namesOf(state)).toEqual(['opening.docx', 'closing.v2.docx']);
    expect(canSubmit(state)).toBe(true);
  });

  test('has words of its own when the server has none', () => {
    expect(problemsOf(uploadReducer(busy, { type: 'submit failed', message: '' }))).toEqual([
      'there was an issue uploading your files. Please try again.',
    ]);
  });

  test('forgets the last problem when it is tried again', () => {
    const again = after(
      two,
      { type: 'submit started' },
      { type: 'submit failed', message: 'No.' },
      { type: 'submit started' },
    );
    expect(problemsOf(again)).toEqual([]);
  });
});

describe('following what was submitted', () => {
  test('lists the documents in order, named up to the first dot, all pending', () => {
    expect(after(...submitted)).toEqual({
      step: 'following',
      errorCount: 0,
      documents: [
        { id: 7, name: 'opening', status: 'pending', reasons: [] },
        { id: 9, name: 'closing', status: 'pending', reasons: [] },
      ],
    });
  });

  test('a document is complete once its id is in an answer, and stays so', () => {
    const one = after(...submitted, checked([9]));
    expect(statusesOf(one)).toEqual(['pending', 'complete']);
    expect(isPolling(one)).toBe(true);
    expect(newProductHref(one)).toBeUndefined();
    expect(statusesOf(uploadReducer(one, checked([])))).toEqual(['pending', 'complete']);
  });

  test('when all are complete, asking stops and the product form can be opened with all ids', () => {
    const state = after(...submitted, checked([9]), checked([7, 9]));
    expect(isAllDone(state)).toBe(true);
    expect(isPolling(state)).toBe(false);
    expect(isUnderWay(state)).toBe(false);
    expect(newProductHref(state)).toBe('/admin/products/new?documentIds=7,9');
    expect(showsReset(state)).toBe(false);
  });

  test('the first failed check asks to stand by; the form can be reset only at the end', () => {
    const state = after(...submitted, checkFailed);
    expect(problemsOf(state)).toEqual([RETRYING]);
    expect(isPolling(state)).toBe(true);
    expect(showsReset(state)).toBe(true);
    expect(canReset(state)).toBe(false);
  });

  test('after a failed check no product is offered, even when all are complete; the form can be reset', () => {
    const state = after(...submitted, checkFailed, checked([7, 9]));
    expect(problemsOf(state)).toEqual([]);
    expect(newProductHref(state)).toBeUndefined();
    expect(canReset(state)).toBe(true);
    expect(whyNoProduct(state)).toMatch(/^A status check failed on the way.*Reset the form/);
  });

  test('why there is no product is said once all is done, and only where nothing else says it', () => {
    expect(whyNoProduct(after(...submitted, checkFailed))).toBeUndefined();
    expect(whyNoProduct(after(...submitted, checked([7, 9])))).toBeUndefined();
    expect(whyNoProduct(after(...submitted, ...failedChecks(11)))).toBeUndefined();
    const failed = after(...submitted, checked([9], [{ id: 7, reasons: ['No.'] }]));
    expect(whyNoProduct(failed)).toMatch(/^Not all documents could be prepared.*Reset the form/);
  });

  test('ten failed checks are borne, the eleventh ends it', () => {
    const ten = after(...submitted, ...failedChecks(10));
    expect(problemsOf(ten)).toEqual([RETRYING]);
    expect(isPolling(ten)).toBe(true);
    const eleven = uploadReducer(ten, checkFailed);
    expect(problemsOf(eleven)).toEqual([GAVE_UP]);
    expect(isPolling(eleven)).toBe(false);
    expect(isAllDone(eleven)).toBe(true);
    expect(canReset(eleven)).toBe(true);
    expect(newProductHref(eleven)).toBeUndefined();
    expect(uploadReducer(eleven, checked([7, 9]))).toBe(eleven);
  });

  test('good answers in between do not reset the count', () => {
    const state = after(...submitted, ...failedChecks(6), checked([7]), ...failedChecks(5));
    expect(problemsOf(state)).toEqual([GAVE_UP]);
  });

  test('a failed document tells its reasons, counts as an error, and nobody waits for it', () => {
    const reasons = ['{{bussiness_name}}: did you mean {{business_name}}?'];
    const state = after(...submitted, checked([7], [{ id: 9, reasons }]));
    expect(state).toMatchObject({ documents: [{ status: 'complete' }, { status: 'failed', reasons }] });
    expect(isPolling(state)).toBe(false);
    expect(hasErrors(state)).toBe(true);
    expect(newProductHref(state)).toBeUndefined();
    expect(canReset(state)).toBe(true);
  });

  test('a document that failed while others are pending shows the reset button, not yet enabled', () => {
    const state = after(...submitted, checked([], [{ id: 9, reasons: [] }]));
    expect(isPolling(state)).toBe(true);
    expect(showsReset(state)).toBe(true);
    expect(canReset(state)).toBe(false);
  });

  test('a reset leaves no files, no documents and nothing under way', () => {
    const state = after(...submitted, ...failedChecks(11), { type: 'reset' });
    expect(state).toEqual(startUpload());
    expect(isUnderWay(state)).toBe(false);
  });
});

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024, '1 KB'],
  [150_000, '147 KB'],
  [3 * 1024 * 1024, '3.0 MB'],
])('a file of %i bytes is said to have %s', (bytes, said) => {
  expect(fileSize(bytes)).toBe(said);
});

describe('embedded objects that could be kept as pictures', () => {
  const refused: Event[] = [
    two,
    { type: 'submit started' },
    { type: 'submit failed', message: 'Refused.', keepable: [{ place: 1, objects: 2 }] },
  ];

  test('are offered by the names of their files until those are removed or others are chosen', () => {
    expect(after(...refused)).toMatchObject({ keepable: [{ name: 'closing.v2.docx', objects: 2 }] });
    expect(after(...refused, { type: 'file removed', name: 'closing.v2.docx' })).toMatchObject({
      files: [{ name: 'opening.docx' }],
      keepable: [],
    });
    expect(after(...refused, two)).not.toHaveProperty('keepable');
  });

  test('stay kept through refusals for something else and through the question of twins', () => {
    const kept = { kept: ['closing.v2.docx'] };
    const chosenToKeep: Event[] = [...refused, { type: 'objects kept' }];
    expect(after(...chosenToKeep)).toMatchObject(kept);
    const again: Event[] = [
      ...chosenToKeep,
      { type: 'submit started' },
      { type: 'submit failed', message: 'Another reason.' },
    ];
    expect(after(...again)).toMatchObject(kept);
    expect(after(...again)).not.toHaveProperty('keepable');
    expect(after(...again, { type: 'twins found', twins: [] }, { type: 'twins dismissed' })).toMatchObject(
      kept,
    );
    expect(after(...again, two)).not.toHaveProperty('kept');
  });

  test('are none where the answer names a file that was not sent', () => {
    const odd: Event = { type: 'submit failed', message: 'Refused.', keepable: [{ place: 9, objects: 1 }] };
    expect(after(two, { type: 'submit started' }, odd)).toMatchObject({ keepable: [] });
  });
});
