import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Received, Sent } from './measure-load.ts';

/**
 * The half of `measureLoad` that runs as a process of its own. It must take little of what it measures: it unpacks
 * nothing, holds nothing, and shares its heap with nobody whose garbage collection it would have to stop for.
 */

const WARM_UP_REQUESTS = 20;

const agent = new Agent({ keepAlive: true });

/** How much came; undefined if it was no answer, or a refusal. */
const receive = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve) => {
    const request = get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(answer.statusCode === 200 ? bytes : undefined));
      answer.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
  });

const send = async ({ requests, perSecond, networks }: Sent): Promise<Received[]> => {
  const startedAt = performance.now();
  return Promise.all(
    requests.map(async ({ url, headers }, request) => {
      const dueAt = startedAt + (request * 1000) / perSecond;
      await wait(Math.max(0, dueAt - performance.now()));
      const network = request % networks;
      const from = `10.${(network >> 8) & 255}.${network & 255}.1`;
      const bytes = await receive(url, { 'x-forwarded-for': from, 'accept-encoding': 'br', ...headers });
      return { ms: performance.now() - dueAt, bytes };
    }),
  );
};

const answer = async (sent: Sent) => {
  // What Node loads for a first request, and compiles for the next, is not the server's doing.
  for (const { url, headers = {} } of sent.requests.slice(0, 1))
    for (let times = 0; times < WARM_UP_REQUESTS; times += 1) await receive(url, headers);
  const received = await send(sent);
  agent.destroy();
  // Disconnecting at once would cut off what does not fit into the pipe.
  process.send?.(received, () => process.disconnect());
};

process.once('message', (sent: Sent) => void answer(sent));
