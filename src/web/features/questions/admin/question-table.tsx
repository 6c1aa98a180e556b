import type { AdminQuestion } from '#shared/contract/question.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { copy } from './copy.ts';

const words = copy.list;
const CELL = 'py-3 pr-4 align-top max-md:p-0';
/** Documents that are named before the others are counted. */
const MAX_NAMED = 3;

type Actions = { onEdit: (question: AdminQuestion) => void; onArchive: (question: AdminQuestion) => void };
type QuestionTableProps = Actions & { group: string; questions: readonly AdminQuestion[] };

/** The questions of one group: a table where there is room for one; on a phone each question is a card of the same lines. */
export const QuestionTable = ({ group, questions, ...actions }: QuestionTableProps) => (
  <section aria-label={group}>
    <h2 className="mb-2 text-xl font-[650] wrap-anywhere">{group}</h2>
    <table className="w-full table-fixed border-collapse text-left text-md max-md:block">
      <caption className="sr-only">{group}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink text-sm text-ink">
          {[words.label, words.key, words.type, words.usedIn].map((column) => (
            <th key={column} scope="col" className="py-2.5 pr-4 font-semibold">
              {column}
            </th>
          ))}
          <th scope="col" className="w-44">
            <span className="sr-only">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} {...actions} />
        ))}
      </tbody>
    </table>
  </section>
);

type QuestionRowProps = Actions & { question: AdminQuestion };

const QuestionRow = ({ question, onEdit, onArchive }: QuestionRowProps) => {
  const { key, label, form, isNeeded, usedIn } = question;
  return (
    <tr className="border-b border-line max-md:flex max-md:flex-col max-md:gap-1 max-md:rounded-card max-md:border max-md:bg-paper max-md:p-4">
      <th scope="row" className={`${CELL} font-semibold wrap-anywhere text-ink`}>
        {label}
      </th>
      <td className={`${CELL} font-mono text-sm wrap-anywhere`}>{`{{${key}}}`}</td>
      <td className={CELL}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {copy.types[form.type]}
          {isNeeded && <Badge>{words.needed}</Badge>}
        </span>
      </td>
      <td className={`${CELL} text-sm wrap-anywhere`}>
        <span className="md:hidden">{words.usedIn}: </span>
        {usedIn.length === 0 ? <span className="text-quiet">{words.unused}</span> : namesOf(usedIn)}
      </td>
      <td className="py-2 text-right align-top max-md:p-0 max-md:pt-2 max-md:text-left">
        <span className="inline-flex gap-2">
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.editNamed(label)}
            onClick={() => onEdit(question)}
          >
            {words.edit}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.archiveNamed(label)}
            onClick={() => onArchive(question)}
          >
            {words.archive}
          </Button>
        </span>
      </td>
    </tr>
  );
};

const namesOf = (usedIn: AdminQuestion['usedIn']) => {
  const named = usedIn
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join(', ');
  const unnamed = usedIn.length - MAX_NAMED;
  return unnamed > 0 ? `${named} ${words.more(unnamed)}` : named;
};
