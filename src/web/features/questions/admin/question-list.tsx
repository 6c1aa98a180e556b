import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminQuestion } from '#shared/contract/question.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { ArchiveQuestionDialog } from './archive-question-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { questionsQuery } from './question-queries.ts';
import { QuestionTable } from './question-table.tsx';
import { copy } from './copy.ts';

const words = copy.list;

type Open = { is: 'new' } | { is: 'editing' | 'archiving'; question: AdminQuestion };

export const QuestionList = () => {
  const shop = useShop();
  const query = useQuery(questionsQuery(shop));
  const [open, setOpen] = useState<Open>();
  const [news, setNews] = useState<string>();
  const close = () => setOpen(undefined);
  const changed = async (said: string) => {
    await shop.queries.invalidateQueries({ queryKey: questionsQuery(shop).queryKey });
    close();
    setNews(said);
  };
  const questions = query.data;
  const groups = [...Map.groupBy(questions ?? [], ({ group }) => group)];
  const names = groups.map(([name]) => name);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => setOpen({ is: 'new' })}>{copy.new}</Button>
        <p className="text-sm text-quiet">{copy.hint}</p>
        <Feedback tone="success">{news}</Feedback>
      </div>
      {query.isPending && <Feedback tone="busy">{words.loading}</Feedback>}
      {query.isError && (
        <NotLoaded
          title={words.notLoaded}
          reason={messageFor(query.error).message}
          retry={words.retry}
          onRetry={query.refetch}
        />
      )}
      {questions?.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      {groups.map(([group, members]) => (
        <QuestionTable
          key={group}
          group={group}
          questions={members}
          onEdit={(question) => setOpen({ is: 'editing', question })}
          onArchive={(question) => setOpen({ is: 'archiving', question })}
        />
      ))}
      {open?.is === 'new' && (
        <QuestionDialog groups={names} onClose={close} onSaved={({ label }) => changed(words.made(label))} />
      )}
      {open?.is === 'editing' && (
        <QuestionDialog
          key={`${open.question.id} ${open.question.revision}`}
          question={open.question}
          groups={names}
          onClose={close}
          onSaved={({ label }) => changed(words.saved(label))}
          onNewest={(question) => setOpen({ is: 'editing', question })}
        />
      )}
      {open?.is === 'archiving' && (
        <ArchiveQuestionDialog
          question={open.question}
          onClose={close}
          onArchived={() => changed(words.archived(open.question.label))}
        />
      )}
    </div>
  );
};
