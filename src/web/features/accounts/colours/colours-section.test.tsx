import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Customer } from '#shared/contract/account.ts';
import type { DocumentColours } from '#shared/contract/colours.ts';
import { answerCalls } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { ColoursSection } from './colours-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const customer: Customer = {
  id: '1',
  email: 'dana@harborpine.com',
  firstName: 'Dana',
  lastName: 'Reyes',
  logoUrl: '/logo.png?signed',
  isAdmin: false,
  businessDetails: [],
};

type Outside = { logoUrl?: string | null; darker?: Record<string, string> };

/** A shop that keeps what it is sent, unless it makes it darker. */
const show = async (known: DocumentColours, { logoUrl = customer.logoUrl, darker = {} }: Outside = {}) => {
  let chosen = known.chosen;
  const asked = answerCalls({
    'customer.getDocumentColours': () => ({ ...known, chosen }),
    'customer.setDocumentColours': (input) => {
      const { colours } = input as { colours: string[] | null };
      chosen = colours && colours.map((colour) => darker[colour] ?? colour);
      return { ...known, chosen };
    },
  });
  const page = await renderAt('/profile', <ColoursSection customer={{ ...customer, logoUrl }} />);
  const sent = () =>
    asked.filter(({ name }) => name === 'customer.setDocumentColours').map(({ input }) => input);
  return { ...page, sent };
};

const section = () => within(screen.getByRole('region', { name: 'Colours of your documents' }));
const fields = () =>
  section()
    .queryAllByLabelText<HTMLInputElement>(/ colour$/)
    .filter(({ type }) => type === 'color')
    .map(({ value }) => value);
const save = () => section().getByRole('button', { name: 'Save colours' });

test('a customer who has chosen nothing keeps each document’s own, and is proposed those of the logo', async () => {
  const { user, sent } = await show({ chosen: null, proposed: ['#14532d', '#7c3aed'] });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Each document’s own' })).checked).toBe(
    true,
  );
  expect(fields()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Your colours' }));
  expect(fields()).toEqual(['#14532d', '#7c3aed']);
  await user.click(save());
  expect(await section().findByText(/^Saved\. Documents you buy/)).toBeTruthy();
  expect(sent()).toEqual([{ colours: ['#14532d', '#7c3aed'] }]);
});

test('colours are changed, added, removed, and taken from the logo again', async () => {
  const { user, sent } = await show({ chosen: ['#111111'], proposed: ['#14532d'] });
  fireEvent.change(await screen.findByLabelText('Main colour'), { target: { value: '#222222' } });
  await user.click(section().getByRole('button', { name: 'Add a colour' }));
  await user.click(section().getByRole('button', { name: 'Add a colour' }));
  expect(fields()).toHaveLength(3);
  expect(section().queryByRole('button', { name: 'Add a colour' })).toBeNull();
  await user.click(section().getByRole('button', { name: 'Remove: Second colour' }));
  expect(fields()).toEqual(['#222222', '#0b4f3f']);
  await user.click(section().getByRole('button', { name: 'Use those of your logo' }));
  expect(fields()).toEqual(['#14532d']);
  expect(section().queryByRole('button', { name: 'Use those of your logo' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Each document’s own' }));
  await user.click(save());
  expect(await section().findByText(/^Saved\./)).toBeTruthy();
  expect(sent()).toEqual([{ colours: null }]);
});

test('what was made darker is shown, and said', async () => {
  const { user } = await show({ chosen: ['#ffee00'], proposed: [] }, { darker: { '#ffee00': '#817800' } });
  await user.click(await screen.findByRole('button', { name: 'Save colours' }));
  expect(await section().findByText('Saved. What is hard to read on white was made darker.')).toBeTruthy();
  expect(fields()).toEqual(['#817800']);
});

test('a change after saving is not called saved', async () => {
  const { user } = await show({ chosen: ['#111111'], proposed: [] });
  await user.click(await screen.findByRole('button', { name: 'Save colours' }));
  await section().findByText(/^Saved\./);
  fireEvent.change(screen.getByLabelText('Main colour'), { target: { value: '#222222' } });
  expect(section().getByText('You have changed something since. Please save again.')).toBeTruthy();
});

test.each([
  [null, 'With a logo, we can propose its colours.'],
  ['/logo.png', 'Your logo has no colours besides black, white and gray. Choose some here.'],
])('where nothing can be proposed (logo %s), it says why', async (logoUrl, sentence) => {
  const { user } = await show({ chosen: null, proposed: [] }, { logoUrl });
  await user.click(await screen.findByRole('radio', { name: 'Your colours' }));
  expect(section().getByText(sentence)).toBeTruthy();
  expect(fields()).toEqual(['#0b4f3f']);
});
