import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render, renderAt } from '#tests/support/web/render.tsx';
import { Lightbox } from './lightbox.tsx';

const images = [
  { src: '/1.jpg', alt: 'Page 1' },
  { src: '/2.jpg', alt: 'Page 2' },
];
const labels = { previous: 'Previous', next: 'Next', close: 'Close', lightbox: 'Pages', of: 'of' };

const Page = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Rendered {count}</button>
      <Lightbox images={[...images]} openAt={1} onClose={() => {}} labels={labels} />
    </>
  );
};

test('a closed lightbox shows nothing', () => {
  render(<Lightbox images={images} openAt={undefined} onClose={() => {}} labels={labels} />);
  expect(document.querySelector('img')).toBeNull();
});

test('what is marked on a picture is marked in the lightbox, too', async () => {
  const marked = [
    {
      src: '/1.jpg',
      alt: 'Page 1',
      width: 100,
      height: 130,
      marks: [{ x: 0.1, y: 0.2, width: 0.5, height: 0.1 }],
    },
  ];
  await renderAt('/', <Lightbox images={marked} openAt={0} onClose={() => {}} labels={labels} />);
  const page = await screen.findByAltText('Page 1');
  const mark = page.parentElement?.querySelector<HTMLElement>('[data-marks] > span');
  expect([mark?.style.left, mark?.style.top, mark?.style.width]).toEqual(['10%', '20%', '50%']);
});

test('an open lightbox begins at the picture that was asked for and closes with Escape', async () => {
  const close = vi.fn<() => void>();
  const { user } = await renderAt(
    '/?q=bread#products',
    <Lightbox images={images} openAt={1} onClose={close} labels={labels} />,
  );
  expect(await screen.findByAltText('Page 2')).toBeTruthy();
  expect(screen.getByText('2 of 2')).toBeTruthy();
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('Back closes the lightbox and leaves the page where it was', async () => {
  const close = vi.fn<() => void>();
  const { router } = await renderAt(
    '/?q=bread#products',
    <Lightbox images={images} openAt={0} onClose={close} labels={labels} />,
  );
  expect(await screen.findByAltText('Page 1')).toBeTruthy();
  await waitFor(() => expect(router.history.length).toBe(2));
  expect(close).not.toHaveBeenCalled();
  router.history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(router.history.location.href).toBe('/?q=bread#products');
});

test('a lightbox stays at the picture that was turned to, though the page around it is rendered again', async () => {
  const { user } = await renderAt('/', <Page />);
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  fireEvent.click(screen.getByText('Rendered 0'));
  expect(await screen.findByText('Rendered 1')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
});
