import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultSiteConfig } from '#shared/site-config.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { Header } from './header.tsx';

const { marketingLinks } = defaultSiteConfig;

afterEach(() => vi.unstubAllGlobals());

const openMenu = async () => {
  const page = await renderAt('/', <Header marketingLinks={marketingLinks} />);
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  await page.user.click(toggle);
  return { ...page, toggle };
};

test('the header leads to the marketing pages at their configured addresses', async () => {
  await renderAt('/', <Header marketingLinks={marketingLinks} />);
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', marketingLinks.about],
    ['How it works', marketingLinks.howItWorks],
    ['Managed Services', marketingLinks.managedServices],
    ['Industries', marketingLinks.industries],
    ['Contact us', marketingLinks.contactUs],
  ]);
});

test('a visitor can sign up from the header, for which nothing is asked of the server', async () => {
  const asked = answerCalls({});
  await renderAt('/', <Header marketingLinks={marketingLinks} />);
  expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByRole('link', { name: 'Binder' })).toBeNull();
  expect(asked).toEqual([]);
});

test('the menu of small screens opens and closes by its button', async () => {
  const { user, toggle } = await openMenu();
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('link', { name: 'Industries' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.getAllByRole('link', { name: 'Industries' })).toHaveLength(1);
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const { user, toggle } = await openMenu();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

test('going to another page closes the menu', async () => {
  const { router, toggle } = await openMenu();
  await router.navigate({ to: '/404' });
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
});
