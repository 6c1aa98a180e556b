import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { customerAnswersQuery } from '#web/features/questions/interview/question-queries.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** The inputs and their rules come only to who is asked something. */
const AnswersByGroup = lazy(() => import('./answers-by-group.tsx'));

/** Below the business details: what was answered, to be changed. Nothing for who is asked nothing. */
export const AnswersSection = () => {
  const { data } = useQuery(customerAnswersQuery(useShop()));
  if (!data || data.questions.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="mt-10 border-t border-line pt-8">
      <h2 id="answers" className="text-xl font-[650]">
        {copy.title}
      </h2>
      <p className="mt-1.5 mb-5 text-body">{copy.text}</p>
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <AnswersByGroup asked={data} />
      </Suspense>
    </section>
  );
};
