import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Alert } from './feedback/alert.tsx';
import { Badge } from './feedback/badge.tsx';
import { Card } from './paper/card.tsx';
import { EmptyState } from './feedback/empty-state.tsx';
import { Icon, iconNames } from './icon.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './feedback/skeleton.tsx';
import { SkipLink } from './navigation/skip-link.tsx';
import { Spinner } from './feedback/spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

test('a badge says its word in every tone', () => {
  render(
    <>
      <Badge>new</Badge>
      <Badge tone="wrong">failed</Badge>
    </>,
  );
  expect(screen.getByText('failed').className).not.toBe(screen.getByText('new').className);
});

test('a card is whatever element its surroundings call for', () => {
  render(
    <ul>
      <Card as="li">In a list</Card>
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('In a list');
});

test('an empty state says what is missing and offers a way on', () => {
  render(
    <EmptyState title="Nothing here" action={<a href="/all">Show all</a>}>
      Try another word.
    </EmptyState>,
  );
  expect(screen.getByText('Nothing here')).toBeTruthy();
  expect(screen.getByText('Try another word.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all' })).toBeTruthy();
});

test('visually hidden text still names a control', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('icons, spinners and skeletons are decoration: assistive technology passes over them', () => {
  const { container } = render(
    <>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Spinner />
      <Skeleton />
    </>,
  );
  const exposed = [...container.children].filter((child) => child.getAttribute('aria-hidden') !== 'true');
  expect(container.children).toHaveLength(iconNames.length + 2);
  expect(exposed).toEqual([]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the skip link is the first stop of the keyboard and leads to its target', async () => {
  const { user } = render(
    <>
      <SkipLink targetId="content">Skip</SkipLink>
      <a href="/">Home</a>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip' }));
  expect(document.activeElement?.getAttribute('href')).toBe('#content');
});

test('an error interrupts, news waits for a pause', () => {
  render(
    <>
      <Alert tone="error" title="It failed" />
      <Alert title="By the way">There is more.</Alert>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('It failed');
  expect(screen.getByRole('status').textContent).toBe('By the wayThere is more.');
});

test('a picture too small to be read is the smallest there is, on the sharpest screen too', () => {
  const webp = [1200, 320, 640].map((width) => ({ width, url: `/${width}.webp` }));
  const source = { src: '/page.jpg', width: 800, height: 1035, webp };
  const { container, rerender } = render(<Picture source={source} alt="" sizes="7rem" tiny />);
  const offered = () => container.querySelector('source')?.getAttribute('srcset');
  expect(offered()).toBe('/320.webp 320w');
  rerender(<Picture source={source} alt="" sizes="50vw" />);
  expect(offered()).toBe('/1200.webp 1200w, /320.webp 320w, /640.webp 640w');
});
