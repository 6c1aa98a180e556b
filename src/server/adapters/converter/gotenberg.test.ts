import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { makePdf } from '#tests/support/converter/make-pdf.ts';
import { openSharedReader } from '#tests/support/converter/shared-reader.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { createGotenbergConverter } from './gotenberg.ts';

const reader = openSharedReader();
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Answer = (response: ServerResponse, body: string) => unknown;
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end('no');
const pdf: Answer = (response) => response.writeHead(200).end(makePdf(2));
const silence: Answer = () => {};

/** A service that gives these answers, one after the other, and the last one for ever. */
const openConverter = async (...answers: Answer[]) => openConverterFor({}, ...answers);
const openConverterFor = async (options: { isArchive?: boolean }, ...answers: Answer[]) => {
  const requests: { url: string | undefined; body: string }[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await buffer(request)).toString('latin1');
    if (request.url === '/base/health') return response.end('{"status":"up"}');
    requests.push({ url: request.url, body });
    return (answers.length > 1 ? answers.shift() : answers[0])?.(response, body);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const converter = createGotenbergConverter(
    {
      url: `http://127.0.0.1:${port}/base`,
      backoffMs: [1, 1],
      ...options,
    },
    reader,
  );
  const close = async () => {
    await converter.close();
    server.close();
    server.closeAllConnections();
  };
  closers.push(close);
  const convert = (limitMs = 20_000) => converter.toPdf(Buffer.from('a document'), { limitMs });
  return { converter, convert, requests, close };
};

describe('a converter over Gotenberg', () => {
  test('asks for the first pages alone, without tags, where the others are not wanted', async () => {
    const { converter, requests } = await openConverter(pdf);
    await converter.toPdf(Buffer.from('a document'), { lastPage: 2 });
    expect(requests[0]?.body).toMatch(/name="nativePageRanges"\s+1-2\s/);
    expect(requests[0]?.body).not.toContain('pdfua');
  });

  test('posts the document as Gotenberg wants it', async () => {
    const { convert, requests, converter } = await openConverter(pdf);
    expect((await convert()).pageCount).toBe(2);
    expect(requests.map(({ url }) => url)).toEqual(['/base/forms/libreoffice/convert']);
    expect(requests[0]?.body).toMatch(/name="files"; filename="document.docx"[^]*a document/);
    expect(requests[0]?.body).toMatch(/name="pdfua"\s+true\s/);
    expect(requests[0]?.body).not.toContain('pdfa"');
    await expect(converter.check()).resolves.toBeUndefined();
  });

  test('sends a document as offices read it', async () => {
    const { converter, requests } = await openConverter(pdf);
    const spaced = '<w:p><w:pPr><w:spacing w:line="276"/></w:pPr></w:p>';
    await converter.toPdf(buildDocx({ body: spaced }));
    expect(requests[0]?.body).toContain('<w:spacing w:lineRule="auto" w:line="276"/>');
  });

  test('asks for PDFs that can be archived where the shop wants them', async () => {
    const { convert, requests } = await openConverterFor({ isArchive: true }, pdf);
    await convert();
    expect(requests[0]?.body).toMatch(/name="pdfua"\s+true\s[^]*name="pdfa"\s+PDF\/A-3b\s/);
  });

  test.each([429, 503])('tries again when the service answers %i', async (code) => {
    const { convert, requests } = await openConverter(status(code), status(code), pdf);
    expect((await convert()).pageCount).toBe(2);
    expect(requests).toHaveLength(3);
  });

  test('blames a document that the service refuses, at once', async () => {
    const { convert, requests } = await openConverter(status(400));
    await expect(convert()).rejects.toMatchObject({ fault: 'document' });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['out of time', 503, 'takes longer than 20 seconds'],
    ['broken', 500, 'cannot be opened'],
  ])('blames a document that leaves the service %s while another is converted', async (_, code, sentence) => {
    const { convert } = await openConverter((response, body) =>
      body.includes('a document') ? status(code)(response, body) : pdf(response, body),
    );
    await expect(convert()).rejects.toMatchObject({
      fault: 'document',
      message: expect.stringContaining(sentence),
    });
  });

  test.each([
    ['is busy all the time', 429],
    ['is out of time for any document', 503],
    ['is broken', 500],
    ['is something else', 404],
  ])('blames the service when it %s', async (_, code) => {
    await expect((await openConverter(status(code))).convert()).rejects.toMatchObject({ fault: 'engine' });
  });

  test('blames the service when nobody answers', async () => {
    const { converter, convert, close } = await openConverter(pdf);
    await close();
    closers.length = 0;
    await expect(convert()).rejects.toMatchObject({ fault: 'engine' });
    await expect(converter.check()).rejects.toThrow(Error);
  });

  test('gives up a document at its limit while another is converted', async () => {
    const { convert } = await openConverter((response, body) =>
      body.includes('a document') ? silence(response, body) : pdf(response, body),
    );
    await expect(convert(200)).rejects.toMatchObject({ fault: 'document' });
  });

  test('blames the service when it is silent whatever it is given', async () => {
    await expect((await openConverter(silence)).convert(200)).rejects.toMatchObject({ fault: 'engine' });
  });

  test.each([
    ['garbage', (response: ServerResponse) => response.end('no PDF')],
    ['half a PDF', (response: ServerResponse) => response.end(makePdf(2).subarray(0, 100))],
  ])('takes no %s for a PDF', async (_, answer) => {
    await expect((await openConverter(answer)).convert()).rejects.toThrow('No readable PDF');
  });

  test('stops when its caller does', async () => {
    const { converter } = await openConverter(silence);
    const controller = new AbortController();
    const waiting = converter.toPdf(Buffer.from('x'), { signal: controller.signal });
    controller.abort(new Error('no longer needed'));
    await expect(waiting).rejects.toThrow('no longer needed');
  });
});
