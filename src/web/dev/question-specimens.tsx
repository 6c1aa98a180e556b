import { useState } from 'react';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { checkDraft, type Draft, draftOf } from '#web/features/questions/inputs/draft.ts';
import { QuestionInput } from '#web/features/questions/inputs/question-input.tsx';
import { Specimen } from './specimen.tsx';

const contacts: AnswerForm = {
  type: 'list',
  columns: [
    { key: 'name', label: 'Name', type: 'shortText' },
    { key: 'role', label: 'Role', type: 'oneOf', choices: ['Owner', 'Manager', 'Cook'] },
    { key: 'since', label: 'With us since', type: 'date' },
    { key: 'hours', label: 'Hours a week', type: 'number', unit: 'h', decimals: 1 },
  ],
};
const suppliers: AnswerForm = {
  type: 'list',
  columns: ['Supplier', 'Product', 'Contact', 'Telephone', 'Delivery day'].map((label, index) => ({
    key: `column_${index}`,
    label,
    type: 'shortText',
  })),
};
const person = (index: number) => ({ name: `Person ${index + 1}`, role: 'Cook', hours: 20 });

const specimens: { label: string; form: AnswerForm; draft: Draft }[] = [
  { label: 'Who closes the shop in the evening?', form: { type: 'shortText' }, draft: 'Dana Lee' },
  {
    label: 'What is done when the power fails?',
    form: { type: 'longText' },
    draft: 'Doors stay closed.\nCall Dana.',
  },
  {
    label: 'Cooler limit',
    form: { type: 'number', unit: '°F', decimals: 0, least: null, most: 60 },
    draft: '41',
  },
  {
    label: 'Freezer limit',
    form: { type: 'number', unit: '°F', decimals: 0, least: null, most: 20 },
    draft: '200',
  },
  { label: 'Do you serve raw fish?', form: { type: 'yesNo' }, draft: true },
  {
    label: 'What do you heat with?',
    form: { type: 'oneOf', choices: ['Gas', 'Electricity', 'Wood'] },
    draft: 'Gas',
  },
  {
    label: 'Which of these do you have in the kitchen, in the bar or in the yard behind the house?',
    form: { type: 'severalOf', choices: ['Fryer', 'Grill', 'Smoker that is fed with wood', 'Ice machine'] },
    draft: ['Grill'],
  },
  { label: 'Last inspection', form: { type: 'date' }, draft: '2026-11-17' },
  { label: 'Floor plan', form: { type: 'picture', width: 6, height: 4 }, draft: null },
  { label: 'Whom to call in an emergency', form: contacts, draft: draftOf(contacts, [person(0), person(1)]) },
  { label: 'Suppliers', form: suppliers, draft: draftOf(suppliers, [{ column_0: 'Miller & Daughters' }]) },
  { label: 'Pest controllers', form: contacts, draft: null },
];

const Question = ({ label, form, draft: start }: (typeof specimens)[number]) => {
  const [draft, setDraft] = useState(start);
  const checked = checkDraft(form, draft);
  return (
    <div className="w-full max-w-[46rem]">
      <QuestionInput
        question={{ key: label, label, help: 'What helps to answer it stands here.', isNeeded: false }}
        form={form}
        draft={draft}
        problem={'problem' in checked ? checked.problem : undefined}
        onType={setDraft}
        onLeave={() => {}}
      />
    </div>
  );
};

export const QuestionSpecimens = () => (
  <Specimen name="questions">
    {specimens.map((specimen) => (
      <Question key={specimen.label} {...specimen} />
    ))}
  </Specimen>
);
