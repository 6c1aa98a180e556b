import type { Page } from '@playwright/test';
import { READING_STATEMENT, type Reading, type ReadingDocument } from '#shared/contract/reading/reading.ts';
import { openOf, readingOf } from '#tests/support/samples/sample-reading.ts';
import { answerCalls } from '../support/answer-calls.ts';
import { intercept } from '../support/intercept.ts';
import { drawPage } from '../support/samples/draw-page.ts';

type Seen = { documentId: number; pages: number[] };
type Said = { documentId: number; name: string; wantsCopy: boolean };
type Asked = { token: string; documentId?: number };

let picture: Promise<Buffer> | undefined;

/** What the shop does for a reader, so far as a screen can tell; its own tests are of the calls. */
export const openReadingRoom = async (
  page: Page,
  documents: ReadingDocument[],
  { change = null, ...other }: Partial<Reading> & { change?: NonNullable<Reading['open']>['change'] } = {},
) => {
  const said: Said[] = [];
  const tokens = new Set<string>();
  const find = (id: number) => documents.findIndex((document) => document.id === id);
  const set = (id: number, changed: Partial<ReadingDocument>) => {
    const index = find(id);
    const before = documents[index];
    if (before) documents[index] = { ...before, ...changed };
    return documents[index];
  };
  await answerCalls(page, {
    'public.getReading': (input) => {
      const { token, documentId } = input as Asked;
      tokens.add(token);
      const document = documents[find(documentId ?? 0)];
      return readingOf(documents, { ...other, open: document ? openOf(document, { change }) : null });
    },
    'public.recordPagesSeen': (input) => {
      const { documentId, pages } = input as Seen;
      const before = documents[find(documentId)]?.pagesSeen ?? [];
      const pagesSeen = [...new Set([...before, ...pages])].toSorted((one, two) => one - two);
      set(documentId, { pagesSeen, state: 'reading' });
      return { pagesSeen };
    },
    'public.acknowledge': (input) => {
      const { documentId, wantsCopy } = input as Said;
      said.push(input as Said);
      const acknowledgedAt = '2026-11-17T15:00:00.000Z';
      const document = set(documentId, { state: 'read', acknowledgedAt });
      return {
        revision: document?.revision,
        sha256: 'ab'.repeat(32),
        statement: READING_STATEMENT,
        acknowledgedAt,
        copy: wantsCopy ? 'sent' : 'not-wanted',
      };
    },
  });
  await intercept(page, '*/object/sign/document_previews/*', async ({ fulfill }) => {
    picture ??= drawPage('Cooling', 1).then(({ jpg }) => jpg);
    await fulfill({ body: await picture, headers: { 'content-type': 'image/jpeg' } });
  });
  return { said, tokens };
};
