/** What an order is called where there is room for one name. */
export const orderTitle = (items: readonly { name: string }[]) => {
  const [first, ...others] = items;
  if (!first) return 'Order';
  return others.length === 0 ? first.name : `${first.name} and ${others.length} more`;
};
