import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { ChangeLog } from './change-log.tsx';

test('a price that is none, or not there yet, is said to be missing', () => {
  render(
    <ChangeLog
      changes={[
        { field: 'price', before: 19_999, after: undefined },
        { field: 'description', before: 'For all.', after: '' },
      ]}
      nameOf={String}
      onRevert={() => {}}
    />,
  );
  const [price, description] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(price).toContain('was$199.99nowno price yet');
  expect(description).toContain('nownothing');
});
