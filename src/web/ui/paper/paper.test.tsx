import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { IndexTab } from './index-tab.tsx';
import { Mark } from './mark.tsx';
import { SheetStack } from './sheet-stack.tsx';
import { TitleBlock } from './title-block.tsx';

test('a title block pairs each fact with its term', () => {
  render(
    <TitleBlock
      logo="AB"
      title="Opening"
      subtitle="Acme"
      facts={[
        { term: 'No.', value: '014' },
        { term: 'Page', value: '1 of 6' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['No.', 'Page']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['014', '1 of 6']);
  expect(screen.getByText('Opening')).toBeTruthy();
});

test('marked text is marked for everybody, not only in yellow', () => {
  render(<Mark>Acme</Mark>);
  expect(within(screen.getByRole('mark')).getByText('Acme')).toBeTruthy();
});

test('a stack has three sheets and shows its content once', () => {
  const { container } = render(<SheetStack>Top page</SheetStack>);
  expect(container.firstElementChild?.children).toHaveLength(3);
  expect(screen.getAllByText('Top page')).toHaveLength(1);
});

test('an index tab says what it stands for', () => {
  render(<IndexTab>8 parts</IndexTab>);
  expect(screen.getByText('8 parts')).toBeTruthy();
});
