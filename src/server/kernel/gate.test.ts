import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('a gate lets in as many as it may, keeps the next waiting and turns the rest away', async () => {
  const gate = createGate({ inside: 1, waiting: 1 });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = gate(async () => {
    await first.promise;
    order.push('one');
  });
  const two = gate(async () => void order.push('two'));
  await expect(gate(async () => void order.push('three'))).rejects.toThrow('Too many requests');
  first.resolve();
  await Promise.all([one, two]);
  expect(order).toEqual(['one', 'two']);
});

test('a gate opens again after work that failed', async () => {
  const gate = createGate({ inside: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate(() => Promise.resolve('fine'))).toBe('fine');
});
