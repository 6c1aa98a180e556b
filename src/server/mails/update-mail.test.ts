import { expect, test } from 'vitest';
import { renderUpdateMail, type UpdateNews } from './update-mail.ts';

const cooling: UpdateNews['documents'][number] = {
  title: 'SOP-FOOD-03 Cooling',
  notes: [
    { note: 'Cooling times follow the 2026 code', kind: 'substantial' },
    { note: 'Spelling', kind: 'editorial' },
  ],
};
const mailOf = (changed: Partial<UpdateNews> = {}) =>
  renderUpdateMail({
    documents: [cooling],
    documentCount: 1,
    updatesUrl: 'https://shop.example/binder/updates',
    supportEmail: 'help@shop.example',
    ...changed,
  });

test('the mail of updates names each document with what is new, and leads to where it is decided', async () => {
  const { subject, text, html } = await mailOf();
  expect(subject).toBe('An update is available for your document');
  expect(text).toContain(
    'SOP-FOOD-03 Cooling\nCooling times follow the 2026 code (substantial change)\nSpelling (editorial change)',
  );
  expect(text).toContain('See what changes: https://shop.example/binder/updates');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/binder/updates',
  ]);
});

test.each([
  [2, 'And 1 more document.'],
  [14, 'And 13 more documents.'],
])('the mail of updates counts those it does not name: %i', async (documentCount, sentence) => {
  const { subject, text } = await mailOf({ documentCount });
  expect(subject).toBe(`Updates are available for ${documentCount} documents`);
  expect(text).toContain(sentence);
});

test('the mail of updates is text, whatever a note says', async () => {
  const notes = [{ note: '<b>"&', kind: 'editorial' as const }];
  const { html } = await mailOf({ documents: [{ title: '<i>', notes }] });
  expect(html).not.toMatch(/<[bi]>/);
  expect(html).toContain('&lt;b&gt;&quot;&amp; (editorial change)');
});

test('the mail of updates is small enough for every mail client to show it whole', async () => {
  const notes = Array.from({ length: 2 }, () => ({ note: 'x'.repeat(400), kind: 'editorial' as const }));
  const documents = Array.from({ length: 20 }, () => ({ title: 'x'.repeat(120), notes }));
  const { html } = await mailOf({ documents, documentCount: 500 });
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});
