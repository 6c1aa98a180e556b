import { Link } from '@tanstack/react-router';
import type { Order } from '#shared/contract/order.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { SupportLink } from './support-link.tsx';
import { copy } from './copy.ts';

const { unpaid } = copy;

type UnpaidNoticeProps = {
  order: Order & { status: 'pending' | 'failed' };
  supportEmail: string;
};

/** Nobody who has tried to pay is left wondering: what happened, what happens next, and what to do. */
export const UnpaidNotice = ({ order, supportEmail }: UnpaidNoticeProps) => {
  const { title, happened, next, todo } = unpaid[order.status];
  const isPending = order.status === 'pending';
  const lines = [
    { term: unpaid.happened, text: happened },
    { term: unpaid.next, text: next },
    { term: unpaid.todo, text: todo },
  ];
  return (
    <Sheet className="px-5 py-6 sm:px-8 sm:py-8">
      <div role="status">
        <h2 className="text-2xl font-[650]">{title}</h2>
        <dl className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-3">
          {lines.map(({ term, text }) => (
            <div key={term} className="border-t border-ink pt-3">
              <dt className="font-semibold text-ink">{term}</dt>
              <dd className="mt-1 text-md">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <Link
          to="/products/$slug"
          params={{ slug: order.product.slug }}
          className={buttonStyles({ variant: isPending ? 'ghost' : 'primary' })}
        >
          {unpaid.view}
        </Link>
        <SupportLink email={supportEmail} orderId={order.id} />
      </div>
    </Sheet>
  );
};

export const isUnpaid = (order: Order): order is UnpaidNoticeProps['order'] =>
  order.status === 'pending' || order.status === 'failed';
