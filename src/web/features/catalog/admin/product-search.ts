/** The specification's rule: part of the name, in any letter case. */
export const productsNamed = <T extends { name: string }>(products: readonly T[], search: string): T[] => {
  const wanted = search.trim().toLowerCase();
  return products.filter(({ name }) => name.toLowerCase().includes(wanted));
};

/** The page counts from 1; one that is no longer there gives the last. */
export const pageOf = <T>(items: readonly T[], page: number, size: number) => {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { page: shown, pageCount, items: items.slice((shown - 1) * size, shown * size) };
};
