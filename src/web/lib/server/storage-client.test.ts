import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { createPreviewSigner, signDownloads } from './storage-client.ts';

afterEach(() => vi.unstubAllGlobals());

const ADDRESS = '/storage/v1/object/sign/document_previews';
const shop = { withToken: () => Promise.resolve({ authorization: 'Bearer secret' }) };

const signEach = (body: unknown) =>
  (body as { paths: string[] }).paths.map((path) => ({
    path,
    signedURL: path === 'gone.jpg' ? null : `/object/sign/document_previews/${path}?token=t`,
    error: null,
  }));

test('pictures that ask together are signed with one call, for a minute', async () => {
  const asked = answerCalls({}, { [ADDRESS]: signEach });
  const sign = createPreviewSigner(shop);
  expect(await Promise.all([sign('a.jpg'), sign('gone.jpg')])).toEqual([
    '/storage/v1/object/sign/document_previews/a.jpg?token=t',
    undefined,
  ]);
  expect(asked).toEqual([{ name: ADDRESS, input: { paths: ['a.jpg', 'gone.jpg'], expiresIn: 60 } }]);
});

test('downloads are signed for an hour and say that they are downloads', async () => {
  const asked = answerCalls({}, { [ADDRESS]: signEach });
  expect(await signDownloads(shop, ['a.pdf'])).toEqual([
    '/storage/v1/object/sign/document_previews/a.pdf?token=t&download=',
  ]);
  expect(asked).toMatchObject([{ input: { expiresIn: 3600 } }]);
});

test('more files than one call may ask for are asked for in several', async () => {
  const asked = answerCalls({}, { [ADDRESS]: signEach });
  const paths = Array.from({ length: 450 }, (_, index) => `${index}.pdf`);
  expect(await signDownloads(shop, paths)).toHaveLength(450);
  expect(asked.map(({ input }) => (input as { paths: string[] }).paths.length)).toEqual([200, 200, 50]);
});

test('when the server says no, everyone who asked hears it', async () => {
  answerCalls({}, { [ADDRESS]: () => Response.json({ message: 'Closed.' }, { status: 403 }) });
  const sign = createPreviewSigner(shop);
  const answers = await Promise.allSettled([sign('a.jpg'), sign('b.jpg')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
