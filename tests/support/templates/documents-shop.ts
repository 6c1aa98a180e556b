import { expect, vi } from 'vitest';
import type { Services } from '#server/kernel/services.ts';
import { EXCEL_TYPE, WORD_TYPE } from '#server/modules/templates/template.ts';
import { takeJobs } from '#server/worker.ts';
import type { AdminDocument, DocumentFailure, TestFill } from '#shared/contract/document.ts';
import { type Answer, answerOf, jsonPost, pathOf } from '#tests/support/shop/calls.ts';
import { createTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

export type UploadFile = { name: string; bytes: Uint8Array; type?: string };

export const docxFile = (name: string, bytes: Uint8Array): UploadFile => ({ name, bytes, type: WORD_TYPE });
export const xlsxFile = (name: string, bytes: Uint8Array): UploadFile => ({ name, bytes, type: EXCEL_TYPE });

export const formOf = (files: UploadFile[], fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type = WORD_TYPE } of files)
    form.append('File', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};

/** A whole shop with an administrator signed in who uploads documents. */
export const createDocumentsShop = async (replaced: Partial<Services> = {}) =>
  withDocumentsDesk(await createTestShop({}, replaced));

/** The same over a shop that is there already. */
export const withDocumentsDesk = async <Shop extends TestShop>(shop: Shop) => {
  const { services } = shop;
  const headers = { authorization: '' };
  /** Also needed again after the clock was moved. */
  const signInAdmin = async () => {
    const { token } = await shop.signIn('admin@shop.example', { asAdmin: true });
    headers.authorization = `Bearer ${token}`;
  };
  await signInAdmin();

  const send = async (path: string, form: FormData) => {
    const answer = await shop.fetch(`/api/admin/${path}`, { method: 'POST', headers, body: form });
    const body = (await answer.json()) as { ids: number[]; message: string };
    return { status: answer.status, ...body };
  };
  const upload = (...files: UploadFile[]) => send('uploadDocuments', formOf(files));

  const ask = async <Data>(call: string, input?: unknown): Promise<Answer<Data>> =>
    answerOf(await shop.fetch(pathOf('admin', call, input), { headers }));
  const tell = async <Data>(call: string, input: unknown): Promise<Answer<Data>> =>
    answerOf(await shop.fetch(pathOf('admin', call), jsonPost(input, headers)));

  const documents = async () => (await ask<AdminDocument[]>('documents')).data;
  const failures = async (ids?: number[]) => (await ask<DocumentFailure[]>('getDocumentFailures', ids)).data;
  const getTestFill = async (id: string) => (await ask<TestFill>('getTestFill', { id })).data;
  const askForTestFill = async (input: { id: number; values?: Record<string, string> }) =>
    (await tell<TestFill>('testFill', input)).data;

  /** Does every job there is, also those that jobs make. */
  const finishJobs = async (patienceMs = 60_000) => {
    const stop = await takeJobs(services);
    await vi.waitFor(
      async () => {
        const depth = await services.queue.depth();
        expect(depth.filter(({ waiting, running }) => waiting + running > 0)).toEqual([]);
      },
      { timeout: patienceMs, interval: 20 },
    );
    await stop();
  };

  /** The paths of all there is in storage, and how many rows each table of the part has. */
  const everythingWritten = async () => {
    const keys: string[] = [];
    for await (const { key } of services.storage.list('')) keys.push(key);
    const { rows } = await services.db.$client.query<{ counts: string }>(
      `select concat_ws(',', (select count(*) from templates), (select count(*) from template_versions),
              (select count(*) from stored_files), (select count(*) from pgboss.job)) as counts`,
    );
    return { keys: keys.toSorted(), counts: rows[0]?.counts };
  };

  return {
    ...shop,
    headers,
    signInAdmin,
    send,
    upload,
    ask,
    tell,
    documents,
    failures,
    askForTestFill,
    getTestFill,
    finishJobs,
    everythingWritten,
  };
};
