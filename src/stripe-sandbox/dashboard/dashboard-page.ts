import { html } from 'hono/html';
import { pageLayout } from '#stripe-sandbox/pages/page-layout.ts';
import { DASHBOARD_PATH } from '#stripe-sandbox/paths.ts';
import { nextStatuses } from '#stripe-sandbox/disputes.ts';
import type { DisputeObject, DisputeStatus } from '#stripe-sandbox/objects/disputes.ts';
import type { RefundObject } from '#stripe-sandbox/objects/payments.ts';
import { formatPrice } from '#shared/money.ts';
import type { EventRow, Overview, PaymentRow } from './overview.ts';

export const dashboardPage = ({ payments, events, plan }: Overview, refusal?: string) =>
  pageLayout({
    title: 'Payment sandbox',
    style: 'dashboard.css',
    content: html`<div class="head">
        <h1>Payment sandbox</h1>
        <p class="quiet">What the card provider's own dashboard would do. Test payments only.</p>
      </div>
      ${refusal ? html`<p class="refusal" role="alert">${refusal}</p>` : ''}
      <section class="panel">
        <h2>Webhooks to come</h2>
        <form class="row" method="post" action="${DASHBOARD_PATH}/plan">
          <label>Drop the next <input name="dropNext" inputmode="numeric" value="${plan.dropNext}" /></label>
          <label
            >Delay by seconds <input name="delaySeconds" inputmode="numeric" value="${plan.delaySeconds}"
          /></label>
          <button>Save</button>
        </form>
      </section>
      <section class="panel">
        <h2>Payments</h2>
        ${payments.length === 0 ? html`<p class="quiet">No payment yet.</p>` : payments.map(paymentCard)}
      </section>
      <section class="panel">
        <h2>Events</h2>
        ${events.length === 0 ? html`<p class="quiet">No event yet.</p>` : eventTable(events)}
      </section>`,
  });

const paymentCard = ({ intent, session, charge, disputes, refunds }: PaymentRow) => {
  const left = intent.amount_received - (charge?.amount_refunded ?? 0);
  return html`<article class="payment">
    <p>
      <b>${formatPrice(intent.amount)}</b> <span class="state">${intent.status.replaceAll('_', ' ')}</span>
      ${session?.client_reference_id ? html`<span>Order ${session.client_reference_id}</span>` : ''}
      <code>${intent.id}</code>
    </p>
    ${charge && charge.amount_refunded > 0 ? html`<p>Refunded ${formatPrice(charge.amount_refunded)}</p>` : ''}
    ${disputes.map(disputeState)}
    <div class="row">
      ${intent.status === 'processing' && session ? settleForm(session.id) : ''}
      ${left > 0 && !charge?.disputed ? refundForm(intent.id) : ''}
      ${intent.status === 'succeeded' && !charge?.disputed ? openDisputeForm(intent.id) : ''}
      ${disputes.map(disputeForm)} ${refunds.map(refundActions)}
    </div>
  </article>`;
};

const actionForm = (path: string, label: string) =>
  html`<form method="post" action="${DASHBOARD_PATH}/${path}"><button>${label}</button></form>`;

const settleForm = (sessionId: string) =>
  actionForm(`sessions/${sessionId}/settle`, 'Finish delayed payment');

const refundForm = (id: string) =>
  html`<form class="row" method="post" action="${DASHBOARD_PATH}/payments/${id}/refund">
    <label>Refund in USD <input name="amount" inputmode="decimal" placeholder="all" /></label>
    <button>Refund</button>
    <button name="status" value="pending">Refund slowly</button>
  </form>`;

const refundActions = ({ id, amount, status }: RefundObject) =>
  html`${status === 'pending' ? settleRefundForm(id, formatPrice(amount)) : ''}
  ${status === 'succeeded' ? actionForm(`refunds/${id}/fail`, `Return refund of ${formatPrice(amount)}`) : ''}`;

const settleRefundForm = (id: string, amount: string) =>
  html`<form class="row" method="post" action="${DASHBOARD_PATH}/refunds/${id}/settle">
    <button name="outcome" value="succeeded">Finish refund of ${amount}</button>
    <button name="outcome" value="canceled">Cancel refund of ${amount}</button>
  </form>`;

const openDisputeForm = (id: string) =>
  html`<form class="row" method="post" action="${DASHBOARD_PATH}/payments/${id}/dispute">
    <button name="kind" value="dispute">Open dispute</button>
    <button name="kind" value="warning">Open inquiry</button>
  </form>`;

const moves: Record<DisputeStatus, string> = {
  warning_needs_response: '',
  warning_under_review: 'Review inquiry',
  warning_closed: 'Close inquiry',
  needs_response: 'Turn into dispute',
  under_review: 'Review dispute',
  won: 'Win dispute',
  lost: 'Lose dispute',
};

const disputeState = ({ status, evidence, evidence_details: details }: DisputeObject) =>
  html`<p>Dispute: ${status.replaceAll('_', ' ')}</p>
    ${
      details.has_evidence
        ? html`<details>
            <summary>Evidence ${details.submission_count > 0 ? 'submitted' : 'staged'}</summary>
            ${Object.entries(evidence).map(([field, text]) => html`<p><b>${field}</b> ${text}</p>`)}
          </details>`
        : ''
    }`;

const disputeForm = ({ id, status }: DisputeObject) =>
  html`<form class="row" method="post" action="${DASHBOARD_PATH}/disputes/${id}/move">
    ${nextStatuses[status].map((next) => html`<button name="status" value="${next}">${moves[next]}</button>`)}
  </form>`;

const eventTable = (events: EventRow[]) =>
  html`<ul class="events">
    ${events.map(
      ({ event, state, attempts, lastAnswer }) =>
        html`<li>
          <span><b>${event.type}</b><code>${event.id}</code></span>
          <span class="state">${state}${attempts > 0 ? `, ${attempts}×, ${lastAnswer ?? ''}` : ''}</span>
          ${actionForm(`events/${event.id}/repeat`, state === 'dropped' ? 'Send' : 'Send again')}
        </li>`,
    )}
  </ul>`;
