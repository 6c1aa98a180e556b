import { type AbuseCase, inFile } from './abuse-case.ts';

const account = inFile('tests/api/account.test.ts');
const ahead = inFile('tests/api/ahead/made-ahead.test.ts');
const answering = inFile('tests/api/questions/answering.test.ts');
const checkout = inFile('tests/api/checkout.test.ts');
const exported = inFile('tests/api/orders/order-export.test.ts');
const money = inFile('tests/abuse/orders-and-money.test.ts');
const orders = inFile('tests/api/orders/orders.test.ts');
const products = inFile('tests/api/catalog/catalog-admin.test.ts');
const settling = inFile('tests/api/settling.test.ts');
const signatures = inFile('src/server/adapters/payments/stripe/read-event.test.ts');
const webhook = inFile('tests/api/webhook.test.ts');

/** Orders, prices, payments. */
export const orderCases: AbuseCase[] = [
  {
    number: 37,
    does: 'asks for the documents of somebody else’s order',
    heldBy: [orders('of somebody else are as unknown as those that do not exist')],
  },
  { number: 38, does: 'asks for orders with numbers that are none', heldBy: [orders('have no number %o')] },
  {
    number: 41,
    does: 'looks for other people’s orders in every list',
    heldBy: [orders('of each customer are their own, all of them, and nobody else’s')],
  },
  {
    number: 43,
    does: 'names another customer in their own details',
    heldBy: [account('with %s given as %j is refused in one readable sentence', 'with customerId given as')],
  },
  {
    number: 44,
    does: 'sets what only the shop may set of a product',
    heldBy: [
      products(
        'with %j is refused in one readable sentence, and nothing is written',
        'is refused in one readable sentence, and nothing is written',
      ),
    ],
  },
  {
    number: 46,
    does: 'sells documents that are unknown, unfinished, failed or named twice',
    heldBy: [
      products(
        'takes no document that cannot be sold: each is named with its reason, and nothing is written',
      ),
    ],
  },
  {
    number: 49,
    does: 'fetches the documents of an order that is not paid',
    heldBy: [money('%s gives no document away: not listed, signed, opened, zipped or made anew')],
  },
  {
    number: 50,
    does: 'fetches documents after getting the money back',
    heldBy: [
      inFile('tests/api/orders/order-files.test.ts')(
        'are closed after a full refund, also for links that were signed before; a part keeps them',
      ),
    ],
  },
  {
    number: 52,
    does: 'pays an old price, or that of a product no longer sold',
    heldBy: [checkout('%s', 'what is refused before anybody is asked or anything written an ')],
  },
  {
    number: 53,
    does: 'orders none, less than none, half or a billion of a product',
    heldBy: [checkout('%s', 'quantity')],
  },
  {
    number: 55,
    does: 'clicks ten times at once',
    heldBy: [checkout('is one session and one address, though clicked ten times at once')],
  },
  {
    number: 56,
    does: 'pays while the price changes',
    heldBy: [checkout('a price that changes while the buyer pays does not change what they pay')],
  },
  {
    number: 58,
    does: 'replays an old event, or one dated ahead',
    heldBy: [signatures('that was signed %i seconds ago is believed: %s')],
  },
  {
    number: 59,
    does: 'changes a byte of a signed event, or writes it anew',
    heldBy: [webhook('%s', 'a delivery is refused, and nothing written, when')],
  },
  {
    number: 61,
    does: 'tells a shop with real payments of test payments, or the other way round',
    heldBy: [
      money('a shop with live payments ignores an event of test payments, however well it is signed'),
      webhook('%s is answered and leaves nothing behind'),
    ],
  },
  {
    number: 62,
    does: 'wants the goods of a payment that is only announced',
    heldBy: [settling('is waited for, and ends %s')],
  },
  {
    number: 64,
    does: 'pays a cent, or another currency',
    heldBy: [settling('%o waits for an administrator')],
  },
  {
    number: 65,
    does: 'opens the success page without having paid',
    heldBy: [settling('is not granted by the success page, with whatever session')],
  },
  {
    number: 67,
    does: 'signs with the old secret of the webhook',
    heldBy: [
      signatures('may be signed with the old secret while the new one is being brought in, and not after'),
    ],
  },
  {
    number: 68,
    does: 'pays with test cards in a shop in production',
    heldBy: [
      inFile('src/server/config.test.ts')('the sandbox, the mail viewer and a generated secret are refused'),
      inFile('tests/api/payments/dashboard.test.ts')(
        'in production there is no sandbox beside a real provider, and no dashboard beside the sandbox',
      ),
    ],
  },
  {
    number: 70,
    does: 'has an invoice lead to another site',
    heldBy: [orders('an invoice that leads anywhere but to the provider is not shown')],
  },
  {
    number: 137,
    does: 'has the payment page be another site',
    heldBy: [checkout('cannot send the buyer to %s')],
  },
  {
    number: 191,
    does: 'has a formula run in the spreadsheet of whoever exports the orders',
    heldBy: [
      exported('hold every column, quoted where it has to be, and nothing a spreadsheet would run'),
      inFile('src/server/modules/orders/admin/csv-line.test.ts')(
        'text such as %j is text in a spreadsheet, too',
      ),
    ],
  },
  {
    number: 192,
    does: 'changes the link of an export, keeps it, or has lost the role meanwhile',
    heldBy: [
      exported('are refused to a link with %s'),
      exported('are refused after a minute'),
      exported('are refused to whoever is no administrator any more'),
    ],
  },
  {
    number: 193,
    does: 'pays with a promotion code that others have used up meanwhile',
    heldBy: [
      inFile('tests/api/promotions.test.ts')(
        'can be used so often, and whoever comes too late pays the whole price or nothing',
      ),
    ],
  },
  {
    number: 196,
    does: 'asks for the questions of somebody else’s order, or has its documents made again with other answers',
    heldBy: [answering('are none of a stranger’s business, and none of an order there is not')],
  },
  {
    number: 197,
    does: 'answers what nobody asked, in the wrong type, or too much',
    heldBy: [answering('is told what %s, and nothing of it is kept')],
  },
  {
    number: 221,
    does: 'opens payment pages without end, so that the converter works for nobody',
    heldBy: [
      ahead('are no more than a customer is allowed in a day, nor than the shop can spare in an hour'),
    ],
  },
  {
    number: 222,
    does: 'fetches documents that were made before they are paid for',
    heldBy: [ahead('are nobody’s before: not listed, not signed, not counted')],
  },
];
