import { setFlagsFromString } from 'node:v8';
import { countFunctions } from './count-functions.ts';

/**
 * V8 compiles a function with care once its budget is spent: so many bytes of it have run, roughly. The usual one is V8's
 * own; it is named because V8 takes code only from a process with the same flags.
 */
const USUAL_BUDGET = 13_000_000;
/** A few documents then teach an office what else takes many. */
const PRACTICE_BUDGET = 500_000;
const WORD_BYTES = 4;

const flagFor = (budget: number) => `--wasm-tiering-budget=${budget}`;

export const BUDGET_FLAG = flagFor(USUAL_BUDGET);

/** For programs that are compiled from now on. */
export const learnQuickly = () => setFlagsFromString(flagFor(PRACTICE_BUDGET));
export const learnAsUsual = () => setFlagsFromString(BUDGET_FLAG);

/**
 * V8 ends a program's code with what is left of each function's budget. After practice that is little, and an office would
 * soon compile with care whatever it calls now and then: each function is given its usual budget. Code that ends otherwise
 * stays as it is.
 */
export const renewBudgets = (code: Uint8Array, source: Uint8Array) => {
  const words = countFunctions(source);
  const start = code.byteLength - words * WORD_BYTES;
  if (start < 0) return;
  const left = new DataView(code.buffer, code.byteOffset + start);
  const places = Array.from({ length: words }, (_, word) => word * WORD_BYTES);
  if (places.some((place) => left.getUint32(place, true) > PRACTICE_BUDGET)) return;
  for (const place of places) left.setUint32(place, USUAL_BUDGET, true);
};
