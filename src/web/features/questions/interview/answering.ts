import type { Answers, Question } from '#shared/contract/question.ts';
import type { Answer } from '#shared/questions/answer.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { type Checked, checkDraft, type Draft, draftOf } from '#web/features/questions/inputs/draft.ts';

/** Answers as they are typed, and how far they are saved: in the interview and on the profile page. */
export type Answering = { fields: Readonly<Record<string, Field>>; saving: Saving };

export type Field = {
  form: AnswerForm;
  draft: Draft;
  checked: Checked;
  /** As the server has it. */
  known: Answer | null;
  /** Told beside the input; not before somebody has left it. */
  problem?: string | undefined;
  /** What the server did not take: not sent again until it is changed. */
  refused?: { draft: Draft; problem: string } | undefined;
};

/** By the question's key; null takes an answer back. */
export type Changes = Readonly<Record<string, Answer | null>>;

export type Saving =
  | { step: 'resting' }
  /** Something was typed, and a pause is waited for. */
  | { step: 'typing' }
  | { step: 'sending'; sent: Changes }
  | { step: 'saved' }
  | { step: 'failed'; message: string };

export type AnsweringEvent =
  | { type: 'typed'; key: string; draft: Draft }
  | { type: 'left'; key: string }
  /** Leaves the question as it was answered before. */
  | { type: 'put back'; keys: readonly string[] }
  | { type: 'nothing to send' }
  | { type: 'send started'; sent: Changes }
  | { type: 'send succeeded' }
  | { type: 'send failed'; message: string; refusals?: Readonly<Record<string, string>> | undefined }
  /** What the server has by now, maybe from another device. */
  | { type: 'arrived'; answers: Answers };

/** Typed before, and not saved when the page was left: it counts if nobody has answered otherwise since. */
export type Unsaved = Readonly<Record<string, { draft: Draft; known: Answer | null }>>;

export const startAnswering = (
  questions: readonly Pick<Question, 'key' | 'form'>[],
  answers: Answers,
  unsaved: Unsaved = {},
): Answering => {
  const fields = questions.map(({ key, form }): [string, Field] => {
    const field = fieldOf(form, answers[key] ?? null);
    const left = unsaved[key];
    return [key, left && isSame(left.known, field.known) ? withDraft(field, left.draft) : field];
  });
  const answering: Answering = { fields: Object.fromEntries(fields), saving: { step: 'resting' } };
  return hasChanges(answering) ? { ...answering, saving: { step: 'typing' } } : answering;
};

export const answeringReducer = (answering: Answering, event: AnsweringEvent): Answering => {
  const { fields, saving } = answering;
  switch (event.type) {
    case 'typed': {
      const typed = change(answering, event.key, (field) => withDraft(field, event.draft));
      return saving.step === 'sending' ? typed : { ...typed, saving: { step: 'typing' } };
    }
    case 'left':
      return change(answering, event.key, (field) => ({ ...field, problem: problemOf(field) }));
    case 'put back':
      return event.keys.reduce(
        (all, key) => change(all, key, ({ form, known }) => fieldOf(form, known)),
        answering,
      );
    case 'nothing to send':
      return saving.step === 'typing' ? { fields, saving: { step: 'resting' } } : answering;
    case 'send started':
      return { fields, saving: { step: 'sending', sent: event.sent } };
    case 'send succeeded': {
      if (saving.step !== 'sending') return answering;
      const kept = Object.entries(saving.sent).reduce(
        (all, [key, known]) => change(all, key, (field) => ({ ...field, known })),
        answering,
      );
      return { ...kept, saving: { step: hasChanges(kept) ? 'typing' : 'saved' } };
    }
    case 'send failed':
      return refuse(answering, event.message, event.refusals);
    case 'arrived':
      return Object.keys(fields).reduce(
        (all, key) => change(all, key, (field) => follow(field, event.answers[key] ?? null)),
        answering,
      );
    default:
      return event satisfies never;
  }
};

/** What is an answer and differs from what the server has. */
export const changesOf = ({ fields }: Answering): Changes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      'answer' in field.checked && isUnsaved(field) && field.refused?.draft !== field.draft
        ? [[key, field.checked.answer]]
        : [],
    ),
  );

export const hasChanges = (answering: Answering) => Object.keys(changesOf(answering)).length > 0;

/** Everything typed that the server does not have, answers or not. */
export const unsavedOf = ({ fields }: Answering): Unsaved =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      isUnsaved(field) ? [[key, { draft: field.draft, known: field.known }]] : [],
    ),
  );

/** Answered by the business itself, as far as the page knows. */
export const isAnswered = (field: Field | undefined) =>
  field !== undefined && 'answer' in field.checked && field.checked.answer !== null;

/** What stands in the way of going on from these questions. */
export const wrongAmong = ({ fields }: Answering, keys: readonly string[]) =>
  keys.filter((key) => {
    const field = fields[key];
    return field !== undefined && problemOf(field) !== undefined;
  });

const fieldOf = (form: AnswerForm, answer: Answer | null): Field => {
  const draft = draftOf(form, answer);
  const checked = checkDraft(form, draft);
  return { form, draft, checked, known: 'answer' in checked ? checked.answer : answer };
};

const withDraft = ({ form, known, refused }: Field, draft: Draft): Field => ({
  form,
  draft,
  checked: checkDraft(form, draft),
  known,
  refused,
});

const change = (answering: Answering, key: string, by: (field: Field) => Field): Answering => {
  const field = answering.fields[key];
  const changed = field && by(field);
  if (!changed || changed === field) return answering;
  return { ...answering, fields: { ...answering.fields, [key]: changed } };
};

const problemOf = ({ checked, refused, draft }: Field) => {
  if ('problem' in checked) return checked.problem;
  return refused?.draft === draft ? refused.problem : undefined;
};

const isUnsaved = ({ checked, known }: Field) => 'problem' in checked || !isSame(checked.answer, known);

/** Of answers in the form in which they are kept: there, the order of everything is given. */
const isSame = (one: Answer | null, other: Answer | null) => JSON.stringify(one) === JSON.stringify(other);

/** What is being typed stays; it will be saved over what has arrived. */
const follow = (field: Field, answer: Answer | null): Field => {
  const arrived = fieldOf(field.form, answer);
  if (isSame(arrived.known, field.known)) return field;
  return isUnsaved(field) ? { ...field, known: arrived.known } : arrived;
};

/** One answer that is not taken holds up no other: those are sent again without it. */
const refuse = (answering: Answering, message: string, refusals: Readonly<Record<string, string>> = {}) => {
  const told = Object.entries(refusals).reduce(
    (all, [key, problem]) =>
      change(all, key, (field) => ({
        ...field,
        problem,
        refused: { draft: field.draft, problem },
      })),
    answering,
  );
  const isTold = told !== answering;
  if (!isTold) return { ...told, saving: { step: 'failed' as const, message } };
  return { ...told, saving: { step: hasChanges(told) ? ('typing' as const) : ('resting' as const) } };
};
