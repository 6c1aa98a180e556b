import { expect, test } from 'vitest';
import { withKnownParameters } from './known-parameters.ts';

const NAMES = ['q', 'industry'];
const addressOf = (query: string) => withKnownParameters(new Request(`http://shop/x${query}`), NAMES).url;

test.each([
  ['', ''],
  ['?q=fire%20safety', '?q=fire%20safety'],
  ['?q=a&q=b', '?q=a&q=b'],
  ['?industry=&q', '?industry=&q'],
  ['?%71=a', '?%71=a'],
  ['?utm=1&q=a&fbclid=2', '?q=a'],
  ['?x', ''],
  ['?&&&', ''],
  ['?%FF=1&q=a', '?q=a'],
  ['?q[]=a&Q=b', ''],
])('of the query %j, %j counts', (query, kept) => {
  expect(addressOf(query)).toBe(`http://shop/x${kept}`);
});

test('what else a request says stays', () => {
  const request = new Request('http://shop/?x=1', { headers: { 'accept-encoding': 'br' }, method: 'HEAD' });
  const known = withKnownParameters(request, NAMES);
  expect([known.method, known.headers.get('accept-encoding')]).toEqual(['HEAD', 'br']);
});
