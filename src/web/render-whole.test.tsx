import { lazy, type ReactNode, Suspense, useId } from 'react';
import { describe, expect, test } from 'vitest';
import { renderAtOnce, renderWhenLoaded } from './render-whole.ts';

const pageOf = (content: ReactNode) => (
  <html lang="en">
    <head />
    <body>
      <Suspense fallback="Not there yet">{content}</Suspense>
    </body>
  </html>
);

const Named = () => <p id={useId()}>Ada & {'<!--$!-->'} sons</p>;

const failing = (error: Error) => {
  const Failing = (): ReactNode => {
    throw error;
  };
  return <Failing />;
};

describe('a page', () => {
  test('comes out the same at once and when everything is loaded, whatever people wrote into it', async () => {
    const page = pageOf(<Named />);
    const whole = await renderWhenLoaded(page, () => {});
    expect(whole).toContain('Ada &amp; <!-- -->&lt;!--$!--&gt;<!-- --> sons</p>');
    expect(renderAtOnce(page, () => {})).toBe(whole);
  });

  test('whose code is not loaded yet is left to who waits for it, and comes at once from then on', async () => {
    const Late = lazy(async () => ({ default: () => <p>Here now</p> }));
    const page = pageOf(<Late />);
    expect(renderAtOnce(page, () => {})).toBeUndefined();
    const whole = await renderWhenLoaded(page, () => {});
    expect(whole).toContain('<p>Here now</p>');
    expect(renderAtOnce(page, () => {})).toBe(whole);
  });

  test('that fails is left to who tells of it', async () => {
    const error = new Error('broken');
    const told: unknown[] = [];
    const page = pageOf(failing(error));
    expect(renderAtOnce(page, (one) => void told.push(one))).toBeUndefined();
    expect(told).toEqual([]);
    await renderWhenLoaded(page, (one) => void told.push(one));
    expect(told).toEqual([error]);
    expect(renderAtOnce(failing(error), () => {})).toBeUndefined();
  });
});
