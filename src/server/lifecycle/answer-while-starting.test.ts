import { describe, expect, test } from 'vitest';
import { answerWhileStarting } from './answer-while-starting.ts';

const ask = (path: string, accept?: string) =>
  answerWhileStarting(new Request(`http://shop.test${path}`, accept ? { headers: { accept } } : {}));

describe('while the shop starts', () => {
  test('a browser gets a page that loads again by itself', async () => {
    const answer = ask('/products', 'text/html,*/*');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('http-equiv="refresh" content="2"');
  });

  test('a program gets a message and when to try again', async () => {
    const answer = ask('/api/public/products');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ message: 'Bindery is starting. Please try again in a moment.' });
  });

  test('a supervisor sees that the process lives, but not that it is ready', () => {
    expect(ask('/healthz').status).toBe(200);
    expect(ask('/readyz').status).toBe(503);
  });
});
