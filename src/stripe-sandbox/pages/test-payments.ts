import { html } from 'hono/html';
import type { Markup } from '#server/plain-pages/plain-page.ts';
import { checkoutPath } from '#stripe-sandbox/paths.ts';
import { testCards } from '#stripe-sandbox/sessions/test-cards.ts';
import { promotionCodes } from '#stripe-sandbox/sessions/promotion.ts';

/** The buttons fill the form in, so they stay hidden until there is a script to do it. */
export const testCardList = () =>
  html`<section aria-labelledby="cards-title">
    <h2 id="cards-title">Test cards</h2>
    <p class="quiet">Any future date, any security code.</p>
    <ul class="cards">
      ${testCards.map(
        ({ number, title }) =>
          html`<li>
            <span><code>${grouped(number)}</code><span>${title}</span></span>
            <button type="button" data-card="${number}" hidden>
              Use<span class="sr"> ${grouped(number)}, ${title}</span>
            </button>
          </li>`,
      )}
    </ul>
    <p class="quiet">
      Promotion codes:
      ${promotionCodes.map(({ code, title }, index) => html`${index > 0 ? ', ' : ''}<code>${code}</code> (${title})`)}
    </p>
  </section>`;

export const otherTestPayments = (sessionId: string, terms: Markup | string) =>
  html`<section aria-labelledby="delayed-title">
    <h2 id="delayed-title">Delayed payment</h2>
    <p class="quiet">A bank debit. The order waits for the money, which takes a minute here.</p>
    <form class="delayed" method="post" action="${checkoutPath(sessionId)}/delayed">
      ${terms}
      <button name="settles" value="paid" data-busy="Processing …">Bank debit that succeeds</button>
      <button name="settles" value="failed" data-busy="Processing …">Bank debit that fails</button>
    </form>
  </section>`;

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
