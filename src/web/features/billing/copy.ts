export const copy = {
  text: 'All your invoices and credit notes.',
  back: 'Back to your profile',
  list: 'Invoices and credit notes, newest first',
  kind: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  order: (id: number) => `Order No. ${id}`,
  open: 'Open PDF',
  openName: (kind: string, id: number) => `Open PDF of the ${kind.toLowerCase()} of order No. ${id}`,
  void: 'Void',
  none: 'No invoices yet',
  noneHint: 'They are here a moment after you have paid.',
  notLoaded: 'Your invoices could not be loaded.',
  retry: 'Try again',
} as const;
