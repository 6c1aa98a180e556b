import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import { messageFor } from './message-for.ts';
import { refusalOf, ShopError } from './shop-error.ts';

const data = { code: 'BAD_REQUEST', httpStatus: 400, fields: { city: 'must not be empty' } };
const error = { message: 'City must not be empty.', code: -32_600, data };

describe('what people are told of an error', () => {
  test('is the same sentence, with the same fields, whether a call or an upload was refused', async () => {
    const words = { message: 'City must not be empty.', fields: { city: 'must not be empty' } };
    expect(messageFor(TRPCClientError.from({ error }))).toEqual(words);
    const answer = Response.json({ message: error.message, error }, { status: 400 });
    expect(messageFor(await refusalOf(answer))).toEqual(words);
  });

  test('is that the shop could not be reached when no answer came', () => {
    for (const cause of [new TypeError('fetch failed'), TRPCClientError.from(new TypeError('fetch failed'))])
      expect(messageFor(cause).message).toMatch(/^The shop could not be reached\./);
  });

  test('is what the form says by itself when the answer has no words', async () => {
    const broken = await refusalOf(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(broken).toBeInstanceOf(ShopError);
    expect(broken.status).toBe(502);
    expect(messageFor(broken, 'It did not work.')).toEqual({ message: 'It did not work.' });
  });
});
