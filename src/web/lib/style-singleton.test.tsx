import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { styleSingleton } from './style-singleton.ts';

// jsdom knows no constructed style sheets.
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text);

/** Pages of other tests may have left some. */
const styleElements = () => document.querySelectorAll('style').length;

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.assign(document, { adoptedStyleSheets: [] });
});

test('a style is adopted while somebody needs it, once, and without a style element', () => {
  const before = styleElements();
  const Style = styleSingleton();
  const both = render(
    <>
      <Style styles="body{overflow:hidden}" />
      <Style styles="body{overflow:hidden}" />
    </>,
  );
  expect(adopted()).toEqual(['body{overflow:hidden}']);
  expect(styleElements()).toBe(before);
  both.rerender(<Style styles="body{overflow:hidden}" />);
  expect(adopted()).toHaveLength(1);
  both.unmount();
  expect(adopted()).toEqual([]);
});
