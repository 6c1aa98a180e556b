import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';
import { deliverOverHttp } from './deliver-over-http.ts';

const request = () =>
  new Request('https://shop.example/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': 't=1,v1=a', 'content-type': 'application/json' },
    body: '{"a": "é"}',
  });

test('a webhook goes the way that is given, under the name the shop answers to', async () => {
  const seen: unknown[] = [];
  const server = createServer((incoming, answer) => {
    const { headers, url, method } = incoming;
    void text(incoming).then((body) => {
      seen.push({ host: headers.host, signature: headers['stripe-signature'], url, method, body });
      return answer.writeHead(503).end('busy');
    });
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => void server.close());
  const { status } = await deliverOverHttp(new URL(`http://127.0.0.1:${port}`))(request());
  expect(status).toBe(503);
  expect(seen).toEqual([
    {
      host: 'shop.example',
      signature: 't=1,v1=a',
      url: '/api/webhooks/stripe',
      method: 'POST',
      body: '{"a": "é"}',
    },
  ]);
});

test('a shop that is not there is a failure, not an answer', async () => {
  await expect(deliverOverHttp(new URL('http://127.0.0.1:1'))(request())).rejects.toThrow(/ECONNREFUSED/);
});
