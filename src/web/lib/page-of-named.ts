type Wanted = { q: string; page: number; size: number };

/** As `docs/product.md` has it: part of the name, in any letter case. */
const named = <T extends { name: string }>(items: readonly T[], q: string) => {
  const wanted = q.trim().toLowerCase();
  return items.filter(({ name }) => name.toLowerCase().includes(wanted));
};

/** What a search finds, a page of it. Pages count from 1; one that is no longer there gives the last. */
export const pageOfNamed = <T extends { name: string }>(items: readonly T[], { q, page, size }: Wanted) => {
  const found = named(items, q);
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  const current = Math.min(Math.max(1, page), pageCount);
  return {
    shown: found.slice((current - 1) * size, current * size),
    count: found.length,
    page: current,
    pageCount,
  };
};
