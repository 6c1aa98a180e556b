type ChartSize = { width: number; height: number };

const GAP_SHARE = 0.3;

/** Anything at all is seen, however small it is beside the largest. */
const MIN_HEIGHT = 2;

/** Bars from left to right, as tall as their share of the largest. */
export const barsOf = <Item extends object>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
  { width, height }: ChartSize,
  /** What the full height stands for, where that is more than the largest. */
  top = 0,
) => {
  const largest = Math.max(1, top, ...items.map(valueOf));
  const slot = width / Math.max(1, items.length);
  return items.map((item, index) => {
    const value = Math.max(0, valueOf(item));
    const tall = value > 0 ? Math.max(MIN_HEIGHT, (value / largest) * height) : 0;
    return {
      ...item,
      x: index * slot + (slot * GAP_SHARE) / 2,
      y: height - tall,
      width: slot * (1 - GAP_SHARE),
      height: tall,
    };
  });
};
