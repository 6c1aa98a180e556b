const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];
/** Less would be told in cents, and a shop that has sold nothing yet would look as if it sold for cents. */
const LEAST_TOP = 10_000;

/** Round amounts from nothing to a little more than the largest, in cents; four of them. */
export const axisOf = (largest: number) => {
  const least = Math.max(LEAST_TOP, largest) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * (STEPS.find((candidate) => candidate * magnitude >= least) ?? 10);
  return [0, 1, 2, 3, 4].map((index) => index * step);
};

/** How many days apart the names under the bars stand, so that some six fit. */
export const labelEvery = (days: number) => Math.ceil(days / 6);
