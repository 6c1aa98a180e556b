import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminQuestion } from '#shared/contract/question.ts';
import { problems } from '#shared/problems.ts';
import { contacts, coolerLimit, openingHours } from '#tests/support/shop/ask-questions.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { QuestionList } from './question-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const limit: AdminQuestion = {
  ...coolerLimit,
  id: 1,
  revision: 3,
  usedIn: ['Cooling', 'Cleaning <deep>', 'Opening', 'Closing'].map((name, index) => ({
    id: index + 1,
    name,
  })),
};
const hours: AdminQuestion = { ...openingHours, id: 2, revision: 1, usedIn: [] };
const people: AdminQuestion = { ...contacts, id: 3, revision: 1, usedIn: [{ id: 1, name: 'Cooling' }] };

const show = () => renderAt('/admin/questions', <QuestionList />);
const open = async (user: Awaited<ReturnType<typeof show>>['user'], button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(screen.getByRole('dialog'));
};

test('questions are listed group by group, with their type and where they are used', async () => {
  answerCalls({ questions: () => [limit, hours, people] });
  await show();
  const equipment = within(await screen.findByRole('table', { name: 'Equipment' }));
  const row = within(equipment.getByRole('row', { name: /Cooler limit/ }));
  for (const text of ['{{cooler_limit}}', 'Number', 'Needed', 'Cooling, Cleaning <deep>, Opening and 1 more'])
    expect(row.getByText(text)).toBeTruthy();
  const business = within(screen.getByRole('table', { name: 'Your business' }));
  expect(business.getAllByRole('row')).toHaveLength(3);
  expect(
    within(business.getByRole('row', { name: /Opening hours/ })).getByText('No document yet'),
  ).toBeTruthy();
});

test('a shop without questions is told what they are for', async () => {
  answerCalls({ questions: () => [] });
  await show();
  expect(await screen.findByText('No questions yet')).toBeTruthy();
});

test('questions that could not be loaded can be asked for again', async () => {
  answerCalls({
    questions: () => {
      throw new Refusal(403, 'Only an administrator may do this.');
    },
  });
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('Only an administrator may do this.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a number is asked for with its unit and limits; what is wrong is said field by field', async () => {
  let works = false;
  const asked = answerCalls({
    questions: () => [hours],
    createQuestion: () => {
      if (!works)
        throw new Refusal(409, problems['question.key-taken'].message, {
          key: problems['question.key-taken'].message,
          group: 'must not be empty',
        });
      return limit;
    },
  });
  const { user } = await show();
  const dialog = await open(user, 'New question');
  const create = () => user.click(dialog.getByRole('button', { name: 'Create question' }));
  await create();
  expect(dialog.getAllByText('Please fill this in.')).toHaveLength(2);
  await user.type(dialog.getByLabelText(/^Question/), 'Cooler limit');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name in templates/).value).toBe('cooler_limit');
  await user.type(dialog.getByLabelText(/^Group/), 'Equipment');
  await user.selectOptions(dialog.getByLabelText(/^Answer/), 'Number');
  await user.type(dialog.getByLabelText(/^Unit/), '°F');
  await user.type(dialog.getByLabelText(/^Least/), '30');
  await user.type(dialog.getByLabelText(/^Most/), '20');
  await user.type(dialog.getByLabelText('Default (°F)'), '41');
  await create();
  expect(dialog.getByText('The most must not be below the least.')).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Most/));
  await user.type(dialog.getByLabelText(/^Most/), '50');
  await user.click(dialog.getByRole('checkbox'));
  await create();
  expect(await dialog.findAllByText(problems['question.key-taken'].message)).toHaveLength(2);
  expect(dialog.getByText('This must not be empty.')).toBeTruthy();
  works = true;
  await create();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Cooler limit can be used in templates.')).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'createQuestion')?.input).toEqual({
    ...coolerLimit,
    help: '',
  });
});

test('a list is made of columns, with rows as its default', async () => {
  const asked = answerCalls({ questions: () => [], createQuestion: () => people });
  const { user } = await show();
  const dialog = await open(user, 'New question');
  await user.type(dialog.getByLabelText(/^Question/), 'Emergency contacts');
  await user.type(dialog.getByLabelText(/^Group/), 'Your business');
  await user.selectOptions(dialog.getByLabelText(/^Answer/), 'List');
  await user.type(dialog.getByLabelText(/^Heading/), 'Phone');
  await user.click(dialog.getByRole('button', { name: 'Add a column' }));
  await user.type(dialog.getAllByLabelText(/^Heading/)[1] ?? document.body, 'Role');
  await user.selectOptions(dialog.getAllByLabelText(/^Content/)[1] ?? document.body, 'One choice');
  await user.type(dialog.getByLabelText(/^Choices/), 'Owner{enter}Cook');
  await user.click(dialog.getByRole('button', { name: 'Add a column' }));
  await user.click(dialog.getByRole('button', { name: 'Remove column 3' }));
  await user.click(dialog.getByRole('button', { name: 'Move column 2 up' }));
  await user.click(dialog.getByRole('button', { name: 'Add a row' }));
  const row = within(dialog.getByRole('group', { name: 'Row 1' }));
  await user.type(row.getByLabelText('Phone'), '555');
  await user.selectOptions(row.getByLabelText('Role'), 'Cook');
  await user.click(dialog.getByRole('button', { name: 'Add a row' }));
  await user.click(dialog.getByRole('button', { name: 'Remove row 2' }));
  await user.click(dialog.getByRole('button', { name: 'Create question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ name }) => name === 'createQuestion')?.input).toMatchObject({
    key: 'emergency_contacts',
    form: {
      type: 'list',
      columns: [
        { key: 'role', label: 'Role', type: 'oneOf', choices: ['Owner', 'Cook'] },
        { key: 'phone', label: 'Phone', type: 'shortText' },
      ],
    },
    default: [{ role: 'Cook', phone: '555' }],
  });
});

test.each([
  ['Yes or no', async () => {}, 'Yes', true],
  ['One choice', async (type: (text: string) => Promise<void>) => type('Gas{enter}Wood'), 'Wood', 'Wood'],
] as const)('the default of %s is chosen', async (type, prepare, chosen, answer) => {
  const asked = answerCalls({ questions: () => [hours], updateQuestion: () => hours });
  const { user } = await show();
  const dialog = await open(user, 'Edit Opening hours');
  await user.selectOptions(dialog.getByLabelText(/^Answer/), type);
  await prepare((text) => user.type(dialog.getByLabelText(/^Choices/), text));
  await user.selectOptions(dialog.getByLabelText('Default'), chosen);
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  expect(await screen.findByText('Opening hours is saved.')).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'updateQuestion')?.input).toMatchObject({ default: answer });
});

test('several defaults are ticked', async () => {
  const asked = answerCalls({ questions: () => [hours], updateQuestion: () => hours });
  const { user } = await show();
  const dialog = await open(user, 'Edit Opening hours');
  await user.selectOptions(dialog.getByLabelText(/^Answer/), 'Several choices');
  await user.type(dialog.getByLabelText(/^Choices/), 'Gas{enter}Wood{enter}Coal');
  for (const name of ['Coal', 'Wood', 'Gas', 'Wood'])
    await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ name }) => name === 'updateQuestion')?.input).toMatchObject({
    id: 2,
    revision: 1,
    form: { type: 'severalOf', choices: ['Gas', 'Wood', 'Coal'] },
    default: ['Gas', 'Coal'],
  });
});

test('what documents use keeps its name, its type and its columns', async () => {
  answerCalls({ questions: () => [limit, people] });
  const { user } = await show();
  let dialog = await open(user, 'Edit Cooler limit');
  expect(
    dialog.getByText('Documents use this question, so its name and its type stay as they are.'),
  ).toBeTruthy();
  for (const label of [/^Name in templates/, /^Answer/])
    expect(dialog.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  await user.keyboard('{Escape}');
  dialog = await open(user, 'Edit Emergency contacts');
  expect(dialog.queryByRole('button', { name: /^Remove column/ })).toBeNull();
  for (const control of dialog.getAllByLabelText<HTMLSelectElement>(/^Content/))
    expect(control.disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Add a column' }));
  expect(dialog.getByRole('button', { name: 'Remove column 3' })).toBeTruthy();
});

test('who is overtaken by somebody else loads what they made of it', async () => {
  let newest = hours;
  answerCalls({
    questions: () => [newest],
    updateQuestion: () => {
      newest = { ...hours, label: 'When are you open?', revision: 2 };
      throw new Refusal(409, problems['question.changed-meanwhile'].message);
    },
  });
  const { user } = await show();
  const dialog = await open(user, 'Edit Opening hours');
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await user.click(await dialog.findByRole('button', { name: 'Load the newest version' }));
  expect(await screen.findByRole('dialog', { name: 'Edit When are you open?' })).toBeTruthy();
});

test('a question is archived only after a second click; the refusal names the documents', async () => {
  let works = false;
  const asked = answerCalls({
    questions: () => [limit],
    archiveQuestion: () => {
      if (!works) throw new Refusal(409, 'This question is used by Cooling.');
    },
  });
  const { user } = await show();
  const dialog = await open(user, 'Archive Cooler limit');
  expect(asked.map(({ name }) => name)).toEqual(['questions']);
  await user.click(dialog.getByRole('button', { name: 'Archive question' }));
  expect(await dialog.findByText('This question is used by Cooling.')).toBeTruthy();
  works = true;
  await user.click(dialog.getByRole('button', { name: 'Archive question' }));
  expect(await screen.findByText('Cooler limit is archived.')).toBeTruthy();
});
