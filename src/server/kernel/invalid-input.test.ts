import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { invalidInput } from './invalid-input.ts';

const schema = z.strictObject({
  name: z.string().min(1, 'must not be empty'),
  page: z.strictObject({ limit: z.int() }),
});

const problemOf = (input: unknown) => invalidInput(schema.safeParse(input).error ?? new z.ZodError([]));

describe('input that is not valid', () => {
  test('is answered by one sentence and the fields at fault', () => {
    const problem = problemOf({ name: '', page: { limit: 'x' } });
    expect(problem.message).toBe('name must not be empty; page.limit is not valid.');
    expect(problem.fields).toEqual({ name: 'must not be empty', 'page.limit': 'is not valid' });
    expect(problem.code).toBe('BAD_REQUEST');
  });

  test('is told which fields do not belong', () => {
    expect(problemOf({ name: 'x', page: { limit: 1 }, isAdmin: true }).message).toBe(
      'input must not have isAdmin.',
    );
  });

  test('is not repeated to the sender when it is no object at all', () => {
    expect(problemOf('<script>').message).toBe('input is not valid.');
  });
});
