import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { Dropzone, type DropzoneProps } from './dropzone.tsx';

const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
const dragged = {
  dataTransfer: {
    files: [file],
    items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
    types: ['Files'],
  },
};

const renderZone = (props: Partial<DropzoneProps> = {}) => {
  const onFiles = vi.fn<(files: File[]) => void>();
  const { user } = render(
    <Dropzone
      prompt="Drop files or"
      activePrompt="Let go!"
      browseLabel="Browse"
      onFiles={onFiles}
      {...props}
    />,
  );
  return { user, onFiles, zone: screen.getByRole('group') };
};

test('dropped files are handed over, whatever they are', async () => {
  const { onFiles, zone } = renderZone({ accept: '.docx' });
  fireEvent.drop(zone, dragged);
  await waitFor(() => expect(onFiles).toHaveBeenCalledWith([file]));
});

test('files chosen in the browse window are handed over', async () => {
  const { user, onFiles } = renderZone();
  await user.upload(screen.getByLabelText('Browse', { selector: 'input' }), file);
  await waitFor(() => expect(onFiles).toHaveBeenCalledWith([file]));
});

test('the browse button opens the browse window', async () => {
  const { user } = renderZone();
  const opened = vi.spyOn(screen.getByLabelText('Browse', { selector: 'input' }), 'click');
  await user.click(screen.getByRole('button', { name: 'Browse' }));
  expect(opened).toHaveBeenCalledOnce();
});

test('while files are held over it, it asks to let go', async () => {
  const { zone } = renderZone();
  expect(screen.getByText('Drop files or')).toBeTruthy();
  fireEvent.dragEnter(zone, dragged);
  expect(await screen.findByText('Let go!')).toBeTruthy();
});

test('a disabled zone takes nothing', async () => {
  const { onFiles, zone } = renderZone({ disabled: true });
  fireEvent.drop(zone, dragged);
  await Promise.resolve();
  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
});

test('a zone for the whole page takes what is held over or dropped anywhere', async () => {
  const { onFiles } = renderZone({ wholePage: true });
  fireEvent.dragEnter(document.body, dragged);
  expect(await screen.findByText('Let go!')).toBeTruthy();
  const target = document.querySelector('[data-page-target]');
  fireEvent.drop(target ?? document.body, dragged);
  await waitFor(() => expect(onFiles).toHaveBeenCalledWith([file]));
  expect(screen.getByText('Drop files or')).toBeTruthy();
});

test('a zone of its own leaves the rest of the page alone', async () => {
  renderZone();
  fireEvent.dragEnter(document.body, dragged);
  await Promise.resolve();
  expect(screen.getByText('Drop files or')).toBeTruthy();
});
