import { setFlagsFromString } from 'node:v8';
import { countFunctions } from './count-functions.ts';

/**
 * V8's optimising tier compiles a function once its budget is spent: so many bytes of it have run, roughly. The default
 * is V8's own; it is named because V8 takes code only from a process with the same flags.
 */
const DEFAULT_BUDGET = 13_000_000;
/** A few documents then warm up what else takes many. */
const WARM_UP_BUDGET = 500_000;
const WORD_BYTES = 4;

const flagFor = (budget: number) => `--wasm-tiering-budget=${budget}`;

export const TIERING_BUDGET_FLAG = flagFor(DEFAULT_BUDGET);

/** For programs that are compiled from now on. */
export const lowerTieringBudget = () => setFlagsFromString(flagFor(WARM_UP_BUDGET));
export const restoreTieringBudget = () => setFlagsFromString(TIERING_BUDGET_FLAG);

/**
 * V8 ends a program's code with what is left of each function's budget. After a warm-up that is little, and an office would
 * soon optimise whatever it calls now and then: each function is given the default budget. Code that ends otherwise
 * stays as it is.
 */
export const resetTieringBudgets = (code: Uint8Array, source: Uint8Array) => {
  const words = countFunctions(source);
  const start = code.byteLength - words * WORD_BYTES;
  if (start < 0) return;
  const left = new DataView(code.buffer, code.byteOffset + start);
  const places = Array.from({ length: words }, (_, word) => word * WORD_BYTES);
  if (places.some((place) => left.getUint32(place, true) > WARM_UP_BUDGET)) return;
  for (const place of places) left.setUint32(place, DEFAULT_BUDGET, true);
};
