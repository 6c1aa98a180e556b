import { lazy, type ReactNode, Suspense, useId } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fragment } from '#web/lib/fragment.ts';
import { type RenderWhole, renderAtOnce, renderWhenLoaded } from './render-whole.ts';

const pageOf = (content: ReactNode) => (
  <html lang="en">
    <head />
    <body>
      <Suspense fallback="Not there yet">{content}</Suspense>
    </body>
  </html>
);

const told: unknown[] = [];
beforeEach(() => void told.splice(0));

const textOf = async (render: RenderWhole, page: ReactNode) => {
  const rendered = await render(page, (error) => void told.push(error));
  const pieces = rendered?.piecesOf(rendered.html);
  return pieces
    ?.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece)))
    .join('');
};

const failing = (error: Error) => {
  const Failing = (): ReactNode => {
    throw error;
  };
  return <Failing />;
};

const Named = () => <p id={useId()}>Ada & {'<!--$!-->'} sons</p>;

const rendered: string[] = [];
beforeEach(() => void rendered.splice(0));

const Content = ({ name }: { name: string }) => {
  rendered.push(name);
  return (
    <>
      <b>{name}</b> at <i>“Ada & sons”</i>
    </>
  );
};
const Listed = ({ names }: { names: string[] }) => (
  <ul>
    {names.map((name, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a name may come twice
      <li key={place}>
        {fragment(
          () => name,
          () => (
            <Content name={name} />
          ),
        )}
      </li>
    ))}
  </ul>
);

describe('a page', () => {
  test('comes out the same at once and when everything is loaded, whatever people wrote into it', async () => {
    const page = pageOf(<Named />);
    const whole = await textOf(renderWhenLoaded, page);
    expect(whole).toContain('Ada &amp; <!-- -->&lt;!--$!--&gt;<!-- --> sons</p>');
    expect(await textOf(renderAtOnce, page)).toBe(whole);
  });

  test('whose code is not loaded yet is left to who waits for it, and comes at once from then on', async () => {
    const Late = lazy(async () => ({ default: () => <p>Here now</p> }));
    const page = pageOf(<Late />);
    expect(await textOf(renderAtOnce, page)).toBeUndefined();
    const whole = await textOf(renderWhenLoaded, page);
    expect(whole).toContain('<p>Here now</p>');
    expect(await textOf(renderAtOnce, page)).toBe(whole);
  });

  test('that fails is left to who tells of it', async () => {
    const error = new Error('broken');
    const page = pageOf(failing(error));
    expect(await textOf(renderAtOnce, page)).toBeUndefined();
    expect(await textOf(renderAtOnce, failing(error))).toBeUndefined();
    expect(told).toEqual([]);
    await textOf(renderWhenLoaded, page);
    expect(told).toEqual([error]);
  });
});

describe('a fragment', () => {
  test('is rendered once, and every page it is on is as it would be without', async () => {
    for (const names of [['one'], ['two', 'one', 'three'], ['three', 'two', 'one', 'one'], []]) {
      const page = pageOf(<Listed names={names} />);
      expect(await textOf(renderAtOnce, page)).toBe(await textOf(renderWhenLoaded, page));
    }
    rendered.splice(0);
    await textOf(renderAtOnce, pageOf(<Listed names={['three', 'one', 'two']} />));
    expect(rendered).toEqual([]);
  });

  test('is kept by nothing of the page around it: another key is other content', async () => {
    const texts: (string | undefined)[] = [];
    for (const name of ['<1>', '<1>', '<2>'])
      texts.push(await textOf(renderAtOnce, pageOf(<Listed names={[name]} />)));
    const [first, again, other] = texts;
    expect(first).toContain('<li><b>&lt;1&gt;</b> at <i>“Ada &amp; sons”</i></li>');
    expect(again).toBe(first);
    expect(other).toBe(first?.replace('&lt;1&gt;', '&lt;2&gt;'));
  });
});
