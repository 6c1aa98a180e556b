import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Crop, KeptPicture } from '#shared/contract/question.ts';
import type { Draft } from '#web/features/questions/inputs/draft.ts';
import { ShopError } from '#web/lib/server/shop-error.ts';
import { floorPlan } from '#tests/support/shop/send-picture.ts';
import { render } from '#tests/support/web/render.tsx';
import { useState } from 'react';
import { type PictureDesk, PictureDeskProvider } from './picture-desk.ts';
import { PictureInput } from './picture-input.tsx';

const typed = vi.fn<(draft: Draft) => void>();
const keep = vi.fn<(key: string, file: File, crop: Crop) => Promise<KeptPicture>>();
const urlOf = (path: string) => `/pictures/${path}`;

beforeEach(() => {
  typed.mockReset();
  keep.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const Shown = ({ given, isTried = false }: { given: Draft; isTried?: boolean }) => {
  const [draft, setDraft] = useState(given);
  const [chosen, setChosen] = useState<PictureDesk['chosen']>({});
  const desk: PictureDesk = {
    keep,
    urlOf,
    chosen,
    lay: (key, picked) => setChosen(picked ? { [key]: picked } : {}),
  };
  const onType = (next: Draft) => {
    typed(next);
    setDraft(next);
  };
  if (floorPlan.form.type !== 'picture') return null;
  return (
    <PictureDeskProvider value={isTried ? undefined : desk}>
      <PictureInput
        question={floorPlan}
        form={floorPlan.form}
        draft={draft}
        problem={undefined}
        onType={onType}
        onLeave={() => {}}
      />
    </PictureDeskProvider>
  );
};

const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Floor plan', { selector: 'input' }), {
    target: { files: [new File(['x'], name)] },
  });

/** The picture is twice as wide as the box. */
const load = () => {
  const picture = document.querySelector('img[src="blob:plan"]');
  if (!picture) throw new Error('There is no picture.');
  Object.defineProperties(picture, { naturalWidth: { value: 600 }, naturalHeight: { value: 200 } });
  fireEvent.load(picture);
};

test('a picture is chosen, moved with the arrow keys, cut to the box and kept; then it is an answer', async () => {
  keep.mockResolvedValue({ path: 'p1', url: '/p1' });
  const { user } = render(<Shown given={null} />);
  choose('plan.jpeg');
  load();
  fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight' });
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  const [key, file, crop] = keep.mock.calls[0] ?? [];
  expect([key, file?.name, crop]).toEqual([
    'floor_plan',
    'plan.jpeg',
    { x: 0.275, y: 0, width: 0.5, height: 1 },
  ]);
  expect(typed).toHaveBeenLastCalledWith({ path: 'p1', altText: '' });
  expect(await screen.findByAltText('Your picture: Floor plan')).toBeTruthy();
});

test('all of it is kept if that is wanted', async () => {
  keep.mockResolvedValue({ path: 'p1', url: '/p1' });
  const { user } = render(<Shown given={null} />);
  choose('plan.png');
  load();
  await user.click(screen.getByLabelText('Print all of it, with margins'));
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(keep.mock.calls[0]?.[2]).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('its words are typed, and it is removed', async () => {
  const { user } = render(<Shown given={{ path: 'p1', altText: '' }} />);
  await user.type(screen.getByLabelText('In words, for readers who do not see it'), 'Bar');
  expect(typed).toHaveBeenLastCalledWith({ path: 'p1', altText: 'Bar' });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(typed).toHaveBeenLastCalledWith(null);
});

test('what is no picture is told at once; what was not taken stays, with the reason', async () => {
  const { user } = render(<Shown given={null} />);
  choose('plan.heic');
  expect(screen.getByRole('alert').textContent).toBe('Please choose a PNG or JPEG picture.');
  keep.mockRejectedValue(new ShopError(422, 'This picture could not be read.'));
  choose('plan.png');
  load();
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This picture could not be read.'));
  expect(screen.getByRole('application')).toBeTruthy();
  expect(typed).not.toHaveBeenCalled();
});

test('where answers are only tried, there is an example picture or none', async () => {
  const { user } = render(<Shown given={null} isTried />);
  await user.click(screen.getByLabelText('An example picture'));
  expect(typed).toHaveBeenLastCalledWith({ path: 'sample', altText: '' });
  await user.click(screen.getByLabelText('An example picture'));
  expect(typed).toHaveBeenLastCalledWith(null);
});
