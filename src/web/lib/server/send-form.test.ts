import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendForm } from './send-form.ts';
import { ShopError } from './shop-error.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const serve = async (answer: RequestListener) => {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') response.end();
    else request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
};

const form = () => {
  const body = new FormData();
  body.append('File', new File(['x'.repeat(200_000)], 'a.docx'));
  return body;
};

test('a form is sent with the token, and the answer comes back', async () => {
  const path = await serve(({ headers }, response) =>
    response.end(JSON.stringify({ ids: [1], by: headers.authorization })),
  );
  const percents: number[] = [];
  const answer = await sendForm({
    path,
    body: form(),
    headers: { authorization: 'Bearer secret' },
    onProgress: (percent) => percents.push(percent),
  });
  expect(answer).toEqual({ ids: [1], by: 'Bearer secret' });
  expect(percents.at(-1)).toBe(100);
});

test('an answer without a body is no mistake', async () => {
  const path = await serve((_, response) => response.writeHead(204).end());
  expect(await sendForm({ path, body: form(), headers: {} })).toBeUndefined();
});

test("a refusal is told in the server's words", async () => {
  const path = await serve((_, response) => response.writeHead(422).end('{"message":"No."}'));
  await expect(sendForm({ path, body: form(), headers: {} })).rejects.toEqual(new ShopError(422, 'No.'));
});

test('a server that is not there is no refusal', async () => {
  const path = await serve((request) => request.socket.destroy());
  await expect(sendForm({ path, body: form(), headers: {} })).rejects.toBeInstanceOf(TypeError);
});
