import { useQuery } from '@tanstack/react-query';
import type { QuestionProposal } from '#shared/contract/question.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { questionsQuery } from './question-queries.ts';

type NewQuestionProps = { proposal: QuestionProposal; onClose: () => void; onCreated: () => void };

/** A new question from what was found in a template, wherever that is. */
export const NewQuestion = ({ proposal, onClose, onCreated }: NewQuestionProps) => {
  const shop = useShop();
  const { data: questions = [] } = useQuery(questionsQuery(shop));
  const save = async () => {
    await shop.queries.invalidateQueries({ queryKey: questionsQuery(shop).queryKey });
    onCreated();
  };
  return (
    <QuestionDialog
      proposal={proposal}
      groups={[...new Set(questions.map(({ group }) => group))]}
      onClose={onClose}
      onSaved={save}
    />
  );
};
