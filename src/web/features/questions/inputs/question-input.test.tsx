import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { render } from '#tests/support/web/render.tsx';
import { checkDraft, type Draft } from './draft.ts';
import { QuestionInput } from './question-input.tsx';

const question = { key: 'asked', label: 'What is asked', help: 'Why it is.', isNeeded: false };

const show = (form: AnswerForm, start: Draft, problem?: string) => {
  const typed = vi.fn<(draft: Draft) => void>();
  const leave = vi.fn<() => void>();
  const Shown = () => {
    const [draft, setDraft] = useState(start);
    return (
      <QuestionInput
        question={question}
        form={form}
        draft={draft}
        problem={problem}
        onType={(next) => {
          typed(next);
          setDraft(next);
        }}
        onLeave={leave}
      />
    );
  };
  const view = render(<Shown />);
  const draft = () => (typed.mock.lastCall ? typed.mock.lastCall[0] : start);
  return { ...view, leave, draft, given: () => checkDraft(form, draft()) };
};

const box = (name: string) => screen.getByRole('checkbox', { name });

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test.each<[AnswerForm, string]>([
  [{ type: 'shortText' }, 'What is asked'],
  [{ type: 'longText' }, 'What is asked'],
  [{ type: 'number', unit: '°F', decimals: 0, least: null, most: null }, 'What is asked, °F'],
])('one types into an input of its own, found by the question (%#)', async (form, name) => {
  const { user, given, leave } = show(form, '', 'This is wrong.');
  const input = screen.getByRole('textbox', { name });
  await user.type(input, '41');
  expect(given()).toEqual({ answer: form.type === 'number' ? 41 : '41' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toBe('This is wrong. Why it is.');
  expect(leave).not.toHaveBeenCalled();
  await user.tab();
  expect(leave).toHaveBeenCalledOnce();
});

test('a day is chosen in the browser’s own way', () => {
  const { given } = show({ type: 'date' }, '');
  fireEvent.change(screen.getByLabelText('What is asked'), { target: { value: '2026-11-17' } });
  expect(given()).toEqual({ answer: '2026-11-17' });
});

test('yes and no are two choices, and an answer can be taken back', async () => {
  const { user, given, leave } = show({ type: 'yesNo' }, null, 'Answer yes or no.');
  expect(described(screen.getByRole('group', { name: 'What is asked' }))).toBe(
    'Answer yes or no. Why it is.',
  );
  await user.click(screen.getByRole('radio', { name: 'No' }));
  expect(given()).toEqual({ answer: false });
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(given()).toEqual({ answer: true });
  expect(leave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Clear this answer' }));
  expect(given()).toEqual({ answer: null });
  expect(screen.queryByRole('button', { name: 'Clear this answer' })).toBeNull();
});

test('a few choices are all in sight, many are in a list that opens', async () => {
  const few = show({ type: 'oneOf', choices: ['Gas', 'Electric'] }, '');
  await few.user.click(screen.getByRole('radio', { name: 'Gas' }));
  expect(few.given()).toEqual({ answer: 'Gas' });
  few.unmount();
  const choices = Array.from({ length: 8 }, (_, index) => `Choice ${index}`);
  const many = show({ type: 'oneOf', choices }, '');
  await many.user.selectOptions(screen.getByRole('combobox', { name: 'What is asked' }), 'Choice 3');
  expect(many.given()).toEqual({ answer: 'Choice 3' });
});

test('that none of several applies is an answer, and differs from no answer', async () => {
  const { user, given } = show({ type: 'severalOf', choices: ['Fryer', 'Grill'] }, null);
  await user.click(box('Grill'));
  await user.click(box('Fryer'));
  expect(given()).toEqual({ answer: ['Fryer', 'Grill'] });
  await user.click(box('None of these'));
  expect(given()).toEqual({ answer: [] });
  await user.click(box('None of these'));
  expect(given()).toEqual({ answer: null });
  await user.click(box('Grill'));
  await user.click(box('Grill'));
  expect(given()).toEqual({ answer: null });
});

test('an answer that is needed says so', () => {
  render(
    <QuestionInput
      question={{ ...question, isNeeded: true }}
      form={{ type: 'shortText' }}
      draft=""
      problem={undefined}
      onType={() => {}}
      onLeave={() => {}}
    />,
  );
  expect(screen.getByText('Why it is. Your documents need this answer.')).toBeTruthy();
});

const contacts: AnswerForm = {
  type: 'list',
  columns: [
    { key: 'name', label: 'Name', type: 'shortText' },
    { key: 'hours', label: 'Hours', type: 'number', unit: 'h', decimals: 0 },
  ],
};
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;

test('rows of a list are added and filled in by the keyboard alone', async () => {
  const { user, given } = show(contacts, null);
  await user.tab();
  await user.keyboard('{Enter}Ada{Tab}4{Enter}Bo{Enter}');
  expect(said()).toBe('Row added. 3 rows.');
  expect(document.activeElement).toBe(cell('Name, row 3'));
  expect(given()).toEqual({ answer: [{ name: 'Ada', hours: 4 }, { name: 'Bo' }] });
  cell('Name, row 1').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('Name, row 2'));
});

test('a row is moved by its buttons or with Alt and an arrow, and keeps the keyboard', async () => {
  const { user, given } = show(contacts, [
    { id: 1, cells: { name: 'Ada' } },
    { id: 2, cells: { name: 'Bo' } },
  ]);
  await user.click(button('Move row 1 down'));
  expect(given()).toEqual({ answer: [{ name: 'Bo' }, { name: 'Ada' }] });
  expect(said()).toBe('Now row 2 of 2.');
  expect(document.activeElement).toBe(button('Move row 2 down'));
  expect(button('Move row 2 down').getAttribute('aria-disabled')).toBe('true');
  cell('Name, row 2').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(given()).toEqual({ answer: [{ name: 'Ada' }, { name: 'Bo' }] });
  expect(document.activeElement).toBe(cell('Name, row 1'));
});

test('removing rows leaves the keyboard at the next one, and after the last at the button that adds', async () => {
  const { user, given, draft } = show(contacts, [
    { id: 1, cells: { name: 'Ada' } },
    { id: 2, cells: { name: 'Bo' } },
  ]);
  await user.click(button('Remove row 1'));
  expect(given()).toEqual({ answer: [{ name: 'Bo' }] });
  expect(said()).toBe('Row removed. 1 row left.');
  expect(document.activeElement).toBe(button('Remove row 1'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Add a row'));
  expect(draft()).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'There is nothing to list' }));
  expect(given()).toEqual({ answer: [] });
});

test('rows of a spreadsheet are pasted into the list, and what was left out is told', async () => {
  const { user, given } = show(contacts, [{ id: 1, cells: {} }]);
  cell('Name, row 1').focus();
  await user.paste('Ada\t4\nBo\tmany\n');
  expect(cell('Name, row 2').value).toBe('Bo');
  expect(said()).toBe('2 rows pasted.');
  expect(cell('Hours (h), row 2').getAttribute('aria-invalid')).toBe('true');
  expect(given()).toEqual({ problem: 'Row 2: Hours: Give a number.' });
  await user.paste(Array.from({ length: 60 }, (_, index) => `${index}\t1`).join('\n'));
  expect(screen.getByText('50 rows pasted. 10 rows were left out: there may be 50 at most.')).toBeTruthy();
  expect(screen.getByText('Add a row').hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('There may be 50 rows at most.')).toBeTruthy();
});

test('a single word is pasted where the cursor is', async () => {
  const { user, given } = show(contacts, [{ id: 1, cells: { name: 'Ada ' } }]);
  await user.click(cell('Name, row 1'));
  await user.paste('King');
  expect(given()).toEqual({ answer: [{ name: 'Ada King' }] });
});
