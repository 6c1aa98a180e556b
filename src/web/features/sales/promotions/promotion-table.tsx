import type { PromotionCode } from '#shared/contract/promotion.ts';
import { formatPrice } from '#shared/money.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { copy } from './copy.ts';

const words = copy.list;
const tones = {
  active: 'done',
  scheduled: 'neutral',
  expired: 'neutral',
  'used-up': 'neutral',
  archived: 'neutral',
} as const;
const CELL = 'py-3 pr-4 align-top max-md:p-0';

type PromotionTableProps = { codes: readonly PromotionCode[]; onArchive: (code: PromotionCode) => void };

/** A table where there is room for one; on a phone each code is a card of the same lines. */
export const PromotionTable = ({ codes, onArchive }: PromotionTableProps) => (
  <table className="w-full border-collapse text-left text-md max-md:block">
    <caption className="sr-only">{words.caption}</caption>
    <thead className="max-md:sr-only">
      <tr className="border-b border-ink text-sm text-ink">
        {[words.code, words.off, words.when, words.products, words.uses, words.state].map((column) => (
          <th key={column} scope="col" className="py-2.5 pr-4 font-semibold">
            {column}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{words.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
      {codes.map((code) => (
        <PromotionRow key={code.id} promotion={code} onArchive={onArchive} />
      ))}
    </tbody>
  </table>
);

type PromotionRowProps = { promotion: PromotionCode; onArchive: (code: PromotionCode) => void };

const PromotionRow = ({ promotion, onArchive }: PromotionRowProps) => {
  const { code, off, startsAt, expiresAt, uses, maxUses, state, products } = promotion;
  const days = [startsAt && words.from(formatDay(startsAt)), expiresAt && words.until(formatDay(expiresAt))];
  return (
    <tr className="border-b border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:rounded-card max-md:border max-md:bg-paper max-md:p-4">
      <th scope="row" className={`${CELL} font-mono text-sm font-normal wrap-anywhere text-ink`}>
        {code}
      </th>
      <td className={`${CELL} whitespace-nowrap text-ink max-md:text-right`}>
        {'percent' in off ? `${off.percent}%` : formatPrice(off.amount)}
      </td>
      <td className={`${CELL} text-sm max-md:col-span-2`}>
        {days.filter(Boolean).join(' ') || words.always}
      </td>
      <td className={`${CELL} wrap-anywhere max-md:col-span-2`}>
        {products.length === 0 ? words.allProducts : products.map(({ name }) => name).join(', ')}
      </td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>
        <span className="md:hidden">{words.uses}: </span>
        {words.used(uses, maxUses)}
      </td>
      <td className={`${CELL} max-md:text-right`}>
        <Badge tone={tones[state]}>{copy.states[state]}</Badge>
      </td>
      <td className="py-2 text-right align-top max-md:col-span-2 max-md:p-0 max-md:pt-2 max-md:text-left">
        {(state === 'active' || state === 'scheduled') && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.archiveNamed(code)}
            onClick={() => onArchive(promotion)}
          >
            {words.archive}
          </Button>
        )}
      </td>
    </tr>
  );
};
