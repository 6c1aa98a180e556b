import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DocumentFinding } from '#shared/contract/document.ts';
import { render } from '#tests/support/web/render.tsx';
import { UploadStatuses } from './upload-statuses.tsx';

const picture: DocumentFinding = {
  severity: 'warning',
  code: 'no-alternative-text',
  message: 'A picture has no alternative text.',
  place: 'Body, picture 2',
};
const show = (accessibility: DocumentFinding[] | null) =>
  render(
    <UploadStatuses
      documents={[{ id: 4, name: 'Cleaning', status: 'complete', reasons: [] }]}
      findings={[{ id: 4, findings: [], accessibility }]}
      isKnown
    />,
  );

test('a submitted document is told what it lacks for readers who do not see it, and where', () => {
  show([picture]);
  expect(screen.getByText('Accessible: 1 thing missing')).toBeTruthy();
  expect(screen.getByText(/no alternative text/).textContent).toContain('Body, picture 2');
});

test('a submitted document that lacks nothing is told so; of one nobody looked at, nothing is said', () => {
  const { unmount } = show([]);
  expect(screen.getByText('Accessible: yes')).toBeTruthy();
  unmount();
  show(null);
  expect(screen.queryByText(/Accessible/)).toBeNull();
});
