const words: Partial<Record<string, string>> = {
  'remove-file': 'Delete a file',
  'start-generation': 'Begin the documents of an order',
  'generate-line-item': 'Make a document',
  'draw-pages': 'Draw the pages of a document',
  'start-ahead': 'Begin documents before they are paid',
  'make-ahead': 'Make a document before it is paid',
  'clear-ahead': 'Clear away documents nobody paid for',
  'remove-old-versions': 'Clear away old versions',
  'process-payment-event': 'Take in news of a payment',
  'reconcile-orders': 'Ask about open payments',
  'catch-up-events': 'Look for missed news of payments',
  'reconcile-shop': 'Look for work that was lost',
  'fetch-invoice': 'Fetch an invoice',
  'send-receipt': 'Send a receipt',
  'send-ready-mail': 'Tell a buyer that all is ready',
  'run-sandbox': 'Run the payment sandbox',
  'sync-product': 'Tell the payment provider of a product',
  'retire-price': 'Retire a former price',
  'start-promotion': 'Start a promotion code',
  'process-template': 'Check an uploaded document',
  'run-test-fill': 'Fill a document to look at',
  'run-page-view': 'Draw the pages of a template',
  'build-demo-shop': 'Fill the demo shop',
  sweep: 'Clear away what has expired',
};

/** What a kind of job does; one of another version goes by its name. */
export const jobWords = (name: string) => words[name] ?? name;
