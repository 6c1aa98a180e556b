import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminDocument } from '#shared/contract/document.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { RenameDialog } from './rename-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const document: AdminDocument = {
  id: 4,
  name: 'Cash count',
  previewImageUrl: '/4.jpg',
  previewPdfUrl: '/4.pdf',
  pages: [],
  pageCount: 1,
  version: 1,
  uploadedAt: '2026-11-15T10:00:00.000Z',
  findings: [],
  accessibility: [],
  workbook: null,
  usedIn: [],
  register: { number: '', owner: '', reviewMonths: 12 },
  isOwned: false,
  newer: null,
};

test('a name typed while another is being saved stays there to be saved as well', async () => {
  const release = Promise.withResolvers<void>();
  const asked = answerCalls({ renameDocument: () => release.promise });
  const onClose = vi.fn<() => void>();
  const { user } = await renderAt('/', <RenameDialog document={document} open onClose={onClose} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Name/);
  await user.type(field, ' A');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.type(field, 'B');
  release.resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save name' }).ariaBusy).not.toBe('true'));
  expect(onClose).not.toHaveBeenCalled();
  expect(field.value).toBe('Cash count AB');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.map(({ input }) => input)).toEqual([
    { id: 4, name: 'Cash count A' },
    { id: 4, name: 'Cash count AB' },
  ]);
});
