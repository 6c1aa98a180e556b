/** The share of looks at product pages that became an order; undefined while too few were counted to tell. */
export const conversionOf = ({ orders, views }: { orders: number; views: number }) =>
  views === 0 || orders > views ? undefined : orders / views;

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const formatShare = (share: number) => percent.format(share);
