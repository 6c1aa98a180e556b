import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminDocument, DocumentFinding } from '#shared/contract/document.ts';
import { listedDocuments } from '#tests/e2e/support/listed-documents.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { DocumentFacts } from './document-facts.tsx';

const [listed] = listedDocuments(1) as [AdminDocument];
const finding = (place: string): DocumentFinding => ({ severity: 'warning', code: 'x', message: 'x', place });
const show = async (change: Partial<AdminDocument>) => {
  const onOpen = vi.fn<(dialog: string) => void>();
  const page = await renderAt('/', <DocumentFacts document={{ ...listed, ...change }} onOpen={onOpen} />);
  return { ...page, onOpen };
};

test('a document says that everybody can read it', async () => {
  await show({ accessibility: [] });
  expect(screen.getByText('Accessible: yes')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a document says how much is missing for that, which opens the list of it', async () => {
  const { user, onOpen } = await show({ accessibility: [finding('a'), finding('b'), finding('c')] });
  await user.click(screen.getByRole('button', { name: 'Accessible: 3 things missing: Procedure 1' }));
  expect(onOpen).toHaveBeenCalledWith('accessibility');
  expect(screen.getByText('No remarks')).toBeTruthy();
});

test('a document with one thing missing says so; one that was never looked at claims nothing', async () => {
  const { unmount } = await show({ accessibility: [finding('a')] });
  expect(screen.getByText('Accessible: 1 thing missing')).toBeTruthy();
  unmount();
  await show({ accessibility: null });
  expect(screen.getByText('Accessible: not checked yet')).toBeTruthy();
});
