import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { pointsOf } from './points-of.ts';

const PAGE = 'http://shop.test/404';

const resultOf = (errors: object[], otherScore = 1) =>
  ({
    finalDisplayedUrl: PAGE,
    audits: {
      'errors-in-console': { score: errors.length > 0 ? 0 : 1, details: { type: 'table', items: errors } },
      'is-on-https': { score: otherScore },
      unknown: { score: null },
    },
    categories: {
      'best-practices': {
        score: errors.length > 0 ? 0.75 : otherScore,
        auditRefs: [
          { id: 'errors-in-console', weight: 1 },
          { id: 'is-on-https', weight: 3 },
          { id: 'unknown', weight: 1 },
        ],
      },
      accessibility: { score: 0.9, auditRefs: [] },
    },
  }) as unknown as Result;

const ownStatus = { source: 'network', sourceLocation: { url: PAGE } };

test('a page is not blamed for the line that the browser writes about its own status', () => {
  expect(pointsOf(resultOf([ownStatus]), 'best-practices')).toEqual({ points: 100, given: 75 });
  expect(pointsOf(resultOf([ownStatus], 0), 'best-practices')).toEqual({ points: 0, given: 75 });
});

test('any other error in the console counts, beside that line, too', () => {
  const script = { source: 'exception', sourceLocation: { url: PAGE } };
  const picture = { source: 'network', sourceLocation: { url: 'http://shop.test/a.png' } };
  for (const error of [script, picture])
    for (const errors of [[error], [ownStatus, error]])
      expect(pointsOf(resultOf(errors), 'best-practices')).toEqual({ points: 75, given: 75 });
});

test('all else is as Lighthouse gives it', () => {
  expect(pointsOf(resultOf([], 0.5), 'best-practices')).toEqual({ points: 50, given: 50 });
  expect(pointsOf(resultOf([ownStatus]), 'accessibility')).toEqual({ points: 90, given: 90 });
});
