import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Hero } from './hero.tsx';

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('the sample page takes on the business name as it is typed', async () => {
  const { user } = render(<Hero productsId="products" date="11/15/2026" />);
  const input = screen.getByRole('textbox', { name: 'See it with your business name' });
  await user.clear(input);
  expect(marked()).toContain('Your business');
  await user.type(input, 'Acme <b>Tools</b>');
  expect(marked().filter((text) => text === 'Acme <b>Tools</b>')).toHaveLength(2);
  expect(marked()).toContain('11/15/2026');
});

test('the way to the bundles is one click', () => {
  render(<Hero productsId="products" date="11/15/2026" />);
  expect(screen.getByRole('link', { name: 'Browse bundles' }).getAttribute('href')).toBe('#products');
});

test('a customer sees the name of their own business, unless they type another', async () => {
  const { user, rerender } = render(<Hero productsId="products" date="11/15/2026" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'See it with your business name' });
  expect(input.value).toBe('Harbor & Pine Bakery');
  rerender(<Hero productsId="products" date="11/15/2026" ownName="Żuk Motors" />);
  expect(input.value).toBe('Żuk Motors');
  expect(marked().filter((text) => text === 'Żuk Motors')).toHaveLength(2);
  await user.clear(input);
  await user.type(input, 'Acme');
  expect(input.value).toBe('Acme');
});
