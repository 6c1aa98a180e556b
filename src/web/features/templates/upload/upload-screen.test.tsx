import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listedDocuments } from '#tests/e2e/support/listed-documents.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { answerForms } from '#tests/support/web/answer-forms.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { DOCX_TYPE } from './state/choose-files.ts';
import { UploadScreen } from './upload-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const TWENTY = 20;
const fileOf = (name: string, content = 'x') => new File([content], `${name}.docx`, { type: DOCX_TYPE });
const show = () => renderAt('/admin/upload', <UploadScreen renderQuestion={() => null} />);
const browseField = () => screen.getByLabelText('Browse File', { selector: 'input' });
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Submit documents' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('files are removed by name, and with the last goes what was said of the choice', async () => {
  const { user } = await show();
  expect(screen.queryByRole('button', { name: 'Submit documents' })).toBeNull();
  const anyFiles = user.setup({ applyAccept: false });
  await anyFiles.upload(browseField(), [
    fileOf('opening'),
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
    fileOf('closing'),
    new File(['x'], 'b.txt', { type: 'text/plain' }),
  ]);
  expect(await screen.findByText('2 files are not .docx files and were left out: a.pdf, b.txt')).toBeTruthy();
  await user.click(button('Remove opening.docx'));
  expect(screen.queryByText('opening.docx')).toBeNull();
  expect((await submit()).disabled).toBe(false);
  await user.click(button('Remove closing.docx'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit documents' })).toBeNull();
  expect(screen.queryByText(/were left out/)).toBeNull();

  await user.upload(browseField(), fileOf('empty', ''));
  expect((await screen.findByRole('row', { name: /empty\.docx/ })).textContent).toContain('0 KB');
});

test.each([
  ['in its words', { message: 'The disk is full.' }, 'The disk is full.'],
  ['in words of the page', {}, 'there was an issue uploading your files. Please try again.'],
])('what the server refuses is told %s, the files stay, and can be submitted', async (_, body, told) => {
  answerCalls({ documents: () => [] });
  answerForms(() => Response.json(body, { status: 500 }));
  const { user } = await show();
  await user.upload(browseField(), fileOf('fine'));
  await user.click(await submit());
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe(told));
  expect(screen.getByRole('cell', { name: 'fine.docx' })).toBeTruthy();
  expect((await submit()).disabled).toBe(false);
});

test('twenty files are taken at once, and not one more', async () => {
  const ids = Array.from({ length: TWENTY }, (_, index) => index + 1);
  answerCalls({
    documents: () => [],
    getDocumentStatusById: () => ids.map((id) => ({ id })),
    getDocumentFailures: () => [],
  });
  const sent = answerForms(() => ({ ids }));
  const { user } = await show();
  await user.upload(
    browseField(),
    [...ids, TWENTY + 1].map((number) => fileOf(`sop-${number}`)),
  );
  expect(await screen.findByText('Please submit at most 20 documents at a time.')).toBeTruthy();
  expect((await submit()).disabled).toBe(true);
  await user.click(button('Remove sop-21.docx'));
  await user.click(await submit());
  expect(await screen.findByText('20 of 20 documents are done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create new product' }).getAttribute('href')).toMatch(
    /documentIds=(\d+,){19}\d+$/,
  );
  expect(sent[0]?.form.getAll('File')).toHaveLength(TWENTY);
});

test('a file that is called like a document there is replaces it or is kept beside it, as one says', async () => {
  const documents = listedDocuments(2).map((document) => ({
    ...document,
    usedIn: [{ id: 1, name: 'Bakery' }],
  }));
  answerCalls({
    documents: () => documents,
    getDocumentStatusById: () => [{ id: 1 }, { id: 9 }],
    getDocumentFailures: () => [],
  });
  const sent = answerForms(() => ({ ids: [1, 9] }));
  const { user } = await show();
  await user.upload(browseField(), [fileOf('procedure 1'), fileOf('Procedure 2')]);
  await user.click(await submit());
  const dialog = await screen.findByRole('dialog', { name: 'Replace the existing one, or keep both?' });
  expect(dialog.textContent).toContain('Documents of these 2 names are already there.');
  const asked = within(dialog).getByRole('group', { name: 'procedure 1.docx' });
  const other = within(dialog).getByRole('group', { name: 'Procedure 2.docx' });
  expect(asked.textContent).toMatch(/Existing.*Procedure 1.*Version 1.*1 page.*New.*procedure 1\.docx.*KB/s);
  expect(asked.textContent).toContain('The new file becomes version 2, which is sold with 1 product');
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Submit documents' });
  expect(send.disabled).toBe(true);
  await user.click(within(asked).getByRole('radio', { name: 'Replace the existing one' }));
  expect(send.disabled).toBe(true);
  await user.click(within(other).getByRole('radio', { name: 'Keep both' }));
  await user.click(send);
  const statuses = await screen.findByRole('region', { name: 'Your submitted documents' });
  const line = within(statuses).getByText('procedure 1').closest('li');
  await waitFor(() => expect(line?.textContent).toContain('complete'));
  expect(sent.map(({ form }) => form.get('replaces'))).toEqual(['0:1']);
});

const refusal = (message: string, data = {}) => Response.json({ message, error: { data } }, { status: 422 });
const offer = () => screen.queryByRole('region', { name: 'Embedded objects can stay as pictures' });

test('what was kept stays kept while another mistake is mended, and a removed file takes its offer with it', async () => {
  answerCalls({ documents: () => [] });
  const answers = [
    refusal('prices.docx: an embedded object', { keepable: [{ place: 0, objects: 1 }] }),
    refusal('misspelt.docx: did you mean {{business_name}}?'),
    refusal('prices.docx: damaged'),
    refusal('again.docx: an embedded object', { keepable: [{ place: 0, objects: 1 }] }),
  ];
  const sent = answerForms(() => answers.shift());
  const { user } = await show();
  await user.upload(browseField(), [fileOf('prices'), fileOf('misspelt')]);
  await user.click(await submit());
  await user.click(await screen.findByRole('button', { name: 'Keep as picture' }));
  const alert = await screen.findByText(/did you mean/);
  expect(alert.textContent).not.toContain('embedded object');
  expect(screen.getByRole('row', { name: /prices/ }).textContent).toContain(
    'Embedded objects become pictures',
  );
  expect(offer()).toBeNull();
  await user.click(button('Remove misspelt.docx'));
  await user.click(await submit());
  await screen.findByText('prices.docx: damaged');
  expect(sent.map(({ form }) => form.get('keepAsPicture'))).toEqual([null, '0', '0']);

  await user.upload(browseField(), [fileOf('again'), fileOf('other')]);
  await user.click(await submit());
  await waitFor(() => expect(offer()).toBeTruthy());
  await user.click(button('Remove again.docx'));
  expect(offer()).toBeNull();
});
