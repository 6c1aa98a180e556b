import { Agent, request } from 'node:http';
import type { Rate, RateOrder, RateRequest } from './measure-rate.ts';

/** The half of `measureRate` that runs as a process of its own, so that it takes nothing from the server's. */

const agent = new Agent({ keepAlive: true });

const isAnswered = ({ url, body }: RateRequest, from: number) =>
  new Promise<boolean>((resolve) => {
    const headers = {
      // Each from a network of its own, or our shop would slow them down.
      'x-forwarded-for': `10.${(from >> 8) & 255}.${from & 255}.1`,
      'content-type': 'application/json',
    };
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });

/** Until the time is up, or no request is left that has not been sent. */
const send = async ({ requests, atOnce, seconds }: RateOrder): Promise<Rate> => {
  const startedAt = performance.now();
  const isTime = () => performance.now() - startedAt < seconds * 1000;
  const rate = { answered: 0, refused: 0 };
  let next = 0;
  const visit = async () => {
    for (let index = next++; index < requests.length && isTime(); index = next++)
      rate[(await isAnswered(requests[index] ?? { url: '' }, index)) ? 'answered' : 'refused'] += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  return { ...rate, seconds: (performance.now() - startedAt) / 1000 };
};

const answer = async (order: RateOrder) => {
  const rate = await send(order);
  agent.destroy();
  process.send?.(rate, () => process.disconnect());
};

process.once('message', (order: RateOrder) => void answer(order));
