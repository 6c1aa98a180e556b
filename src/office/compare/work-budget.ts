/** Steps, not milliseconds: the same two documents give the same answer on every machine. */
const ALIGNING_STEPS = 6_000_000;
const WORD_STEPS = 8_000_000;

/** How much work one comparison may be, whatever it is given. Who finds it spent does the same more coarsely. */
export type WorkBudget = {
  /** Whether this much could be taken. */
  takeForAligning: (steps: number) => boolean;
  wordSteps: () => number;
  takeForWords: (steps: number) => void;
  noteCoarse: () => void;
  isCoarse: () => boolean;
};

export const createWorkBudget = (): WorkBudget => {
  let aligning = ALIGNING_STEPS;
  let words = WORD_STEPS;
  let isCoarse = false;
  return {
    takeForAligning: (steps) => {
      if (steps > aligning) return false;
      aligning -= steps;
      return true;
    },
    wordSteps: () => words,
    takeForWords: (steps) => {
      words = Math.max(words - steps, 0);
    },
    noteCoarse: () => {
      isCoarse = true;
    },
    isCoarse: () => isCoarse,
  };
};
