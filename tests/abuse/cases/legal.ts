import { type AbuseCase, inFile } from './abuse-case.ts';

const pages = inFile('tests/api/legal/legal-pages.test.ts');
const consent = inFile('tests/api/legal/checkout-consent.test.ts');
const withdrawals = inFile('tests/api/legal/withdrawals.test.ts');

/** What the operator says, and what buyers declare. */
export const legalCases: AbuseCase[] = [
  {
    number: 311,
    does: 'puts markup, scripts, pictures of others or addresses that run into a legal text',
    heldBy: [
      pages('is text: no script, picture, frame or address that runs comes through'),
      inFile('src/server/modules/legal/parse-legal-text.test.ts')('%s is shown as it was typed'),
    ],
  },
  {
    number: 312,
    does: 'orders as a consumer in the EU without the waiver, or with other words than those that hold',
    heldBy: [consent('refuses a checkout without the waiver in a clear sentence, and nothing is written')],
  },
  {
    number: 313,
    does: 'pays without having agreed to the terms',
    heldBy: [consent('nobody pays there without agreeing, by card or otherwise; the order stays open')],
  },
  {
    number: 314,
    does: "fills somebody's mailbox with confirmations of withdrawals",
    heldBy: [withdrawals('is limited by network and by address')],
  },
  {
    number: 315,
    does: 'asks by the form for withdrawals which orders and customers there are',
    heldBy: [withdrawals('answers the same whether there is such an order or not')],
  },
  {
    number: 316,
    does: 'puts headers or several addresses into the address of a withdrawal',
    heldBy: [withdrawals('that makes no sense is refused with a sentence per field, and nothing is written')],
  },
  {
    number: 317,
    does: 'has the confirmation of a withdrawal carry a link to strangers',
    heldBy: [
      withdrawals('carries no web address to strangers'),
      withdrawals('is limited by network and by address'),
    ],
  },
];
