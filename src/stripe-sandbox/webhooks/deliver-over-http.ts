import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { limits } from '#stripe-sandbox/limits.ts';
import type { Deliver } from './deliver-events.ts';

/**
 * Sends to `through`, a way to this shop that always works, under the name the shop answers to: its public
 * address may be one that only the outside can reach, and `fetch` does not let one name the host.
 */
export const deliverOverHttp =
  (through: URL): Deliver =>
  async (delivered) => {
    const { pathname, host } = new URL(delivered.url);
    const body = Buffer.from(await delivered.arrayBuffer());
    const send = through.protocol === 'https:' ? overHttps : overHttp;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const sent = send(new URL(pathname, through), {
      method: delivered.method,
      headers: { ...Object.fromEntries(delivered.headers), host, 'content-length': String(body.length) },
      signal: AbortSignal.timeout(limits.deliveryTimeoutMs),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      resolve(new Response(null, { status: answer.statusCode ?? 500 }));
    });
    sent.end(body);
    return promise;
  };
