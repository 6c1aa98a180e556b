import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { orderQuestionsQuery } from './question-queries.ts';
import { copy } from './copy.ts';

const {
  title,
  open: openText,
  hint,
  start,
  goOn,
  allGiven,
  edit,
  outdated: outdatedText,
  apply,
} = copy.strip;

/** On the page of an order: what could still be answered. Nothing where nothing is asked. */
export const QuestionsStrip = ({ orderId }: { orderId: number }) => {
  const { data } = useQuery(orderQuestionsQuery(useShop(), orderId));
  if (!data || data.questions.length === 0) return null;
  const { questions, answers, outdated } = data;
  const open = questions.filter(({ key }) => answers[key] === undefined).length;
  const route = { to: '/orders/$orderId/questions', params: { orderId: String(orderId) } } as const;
  const toApply = outdated.length > 0 && (
    <span>
      {outdatedText(outdated.length)}{' '}
      <Link {...route} search={{ step: 'end' }} className="underline underline-offset-4 hover:text-ink">
        {apply(outdated.length)}
      </Link>
    </span>
  );
  if (open === 0)
    return (
      <section aria-label={title} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-body print:hidden">
        <span>
          {allGiven}
          {' · '}
          <Link {...route} className="underline underline-offset-4 hover:text-ink">
            {edit}
          </Link>
        </span>
        {toApply}
      </section>
    );
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-8 sm:flex-nowrap gap-y-4 rounded-card border border-line bg-paper px-4 py-4 sm:px-6 print:hidden"
    >
      <div className="max-w-[38rem] min-w-0">
        <p className="font-semibold text-ink">{openText(open)}</p>
        <p className="mt-0.5 text-sm">{hint}</p>
        {toApply && <p className="mt-1.5 text-sm text-ink">{toApply}</p>}
      </div>
      <Link {...route} className={buttonStyles({ variant: 'ghost' })}>
        {open === questions.length ? start : goOn}
      </Link>
    </section>
  );
};
