import type { ReactNode } from 'react';
import type { MoneyBack, OrderClosure, OrderDispute, OrderRefund } from '#shared/contract/refund.ts';
import { formatPrice } from '#shared/money.ts';
import { Nothing, TitledSheet } from '#web/features/sales/titled-sheet.tsx';
import { formatMoment } from '#web/lib/format-date.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { moneyBackCopy as copy } from './money-back-copy.ts';

/** The money that went back, what banks want back, and who closed an order that cost nothing. */
export const OrderMoneyBack = ({
  refunds,
  disputes,
  closure,
  onChanged,
}: MoneyBack & { onChanged: () => Promise<unknown> }) => (
  <>
    <TitledSheet title={copy.refunds.title}>
      {refunds.length === 0 ? (
        <Nothing>{copy.refunds.none}</Nothing>
      ) : (
        <ul>
          {refunds.map((refund) => (
            <Refund key={refund.id ?? refund.createdAt} refund={refund} />
          ))}
        </ul>
      )}
    </TitledSheet>
    {disputes.length > 0 && (
      <TitledSheet title={copy.disputes.title}>
        <ul>
          {disputes.map((dispute) => (
            <Dispute key={dispute.id ?? dispute.openedAt} dispute={dispute} onChanged={onChanged} />
          ))}
        </ul>
      </TitledSheet>
    )}
    {closure && <Closure closure={closure} />}
  </>
);

const Refund = ({ refund }: { refund: OrderRefund }) => (
  <Row at={refund.createdAt} amount={refund.amount}>
    <Badge tone={copy.refunds.tones[refund.status]}>{copy.refunds.status[refund.status]}</Badge>
    {refund.failure && <Line>{copy.refunds.failure(refund.failure)}</Line>}
    {refund.creditNote && (
      <Line>
        {copy.refunds.creditNote}{' '}
        {refund.creditNote.pdfUrl ? (
          <a
            href={refund.creditNote.pdfUrl}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {refund.creditNote.number}
          </a>
        ) : (
          refund.creditNote.number
        )}
        {refund.creditNote.status === 'void' && ` (${copy.refunds.void})`}
      </Line>
    )}
    <Id>{refund.id ?? copy.carriedOver}</Id>
  </Row>
);

type DisputeProps = { dispute: OrderDispute; onChanged: () => Promise<unknown> };

const Dispute = ({ dispute, onChanged }: DisputeProps) => (
  <Row at={dispute.openedAt} amount={dispute.amount}>
    <Badge tone={copy.disputes.tones[dispute.status]}>{copy.disputes.status[dispute.status]}</Badge>
    {dispute.reason && <Line>{copy.disputes.reason(dispute.reason)}</Line>}
    {dispute.evidenceDueAt && <Line>{copy.disputes.due(formatMoment(dispute.evidenceDueAt))}</Line>}
    <Id>{dispute.id ?? copy.carriedOver}</Id>
    {dispute.id && <DisputeEvidence disputeId={dispute.id} onChanged={onChanged} />}
  </Row>
);

const Closure = ({ closure: { at, by, reason } }: { closure: OrderClosure }) => (
  <TitledSheet title={copy.closure.title}>
    <p className="px-5 pt-4 wrap-anywhere text-ink">{reason}</p>
    <p className="px-5 pt-1 pb-4 text-sm wrap-anywhere text-quiet">
      {copy.closure.by(by)}, <time dateTime={at}>{formatMoment(at)}</time>
    </p>
  </TitledSheet>
);

const Row = ({ at, amount, children }: { at: string; amount: number; children: ReactNode }) => (
  <li className="border-b border-line px-5 py-3 last:border-b-0">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-mono text-ink">{formatPrice(amount)}</span>
      <time dateTime={at} className="font-mono text-xs text-quiet">
        {formatMoment(at)}
      </time>
    </div>
    <div className="mt-1.5 flex flex-col items-start gap-1">{children}</div>
  </li>
);

const Line = ({ children }: { children: ReactNode }) => (
  <p className="text-sm wrap-anywhere text-ink">{children}</p>
);

const Id = ({ children }: { children: string }) => (
  <p className="font-mono text-xs break-all text-quiet">{children}</p>
);
