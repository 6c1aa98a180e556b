import type { Piece, PieceKind } from './comparison.ts';
import { diffLists } from './matching/diff-lists.ts';
import { splitWords } from './split-words.ts';
import type { WorkBudget } from './work-budget.ts';

/** A text with more changes than this is no longer compared for the fewest. */
const MAX_EDITS = 700;

type Run = { same: string[]; removed: string[]; added: string[] };

/** The words of two texts, as few of them changed as possible. */
export const compareWords = (older: string, newer: string, budget: WorkBudget): Piece[] => {
  if (older === newer) return piece('same', older);
  const [olderWords, newerWords] = [splitWords(older), splitWords(newer)];
  const maxEdits = Math.min(MAX_EDITS, Math.floor(Math.sqrt(budget.wordSteps())));
  const { changes, edits, isCoarse } = diffLists(olderWords, newerWords, maxEdits);
  budget.takeForWords(edits ** 2 + olderWords.length + newerWords.length);
  if (isCoarse) budget.noteCoarse();

  const runs: Run[] = [];
  let [olderAt, newerAt] = [0, 0];
  for (const { kind, count } of changes) {
    const words =
      kind === 'added'
        ? newerWords.slice(newerAt, newerAt + count)
        : olderWords.slice(olderAt, olderAt + count);
    if (kind !== 'added') olderAt += count;
    if (kind !== 'removed') newerAt += count;
    const last = runs.at(-1);
    if (kind === 'same' || !last) runs.push({ same: [], removed: [], added: [], [kind]: words });
    else last[kind] = [...last[kind], ...words];
  }
  slideToWords(runs);
  // Once more, because changes that were joined outweigh more of what is between them.
  return joinChanges(joinChanges(runs)).flatMap(({ same, removed, added }) => [
    ...piece('same', same.join('')),
    ...piece('removed', removed.join('')),
    ...piece('added', added.join('')),
  ]);
};

const piece = (kind: PieceKind, text: string): Piece[] => (text === '' ? [] : [{ kind, text }]);

/** Of 'a dog' that became 'a big dog', 'big ' was added rather than ' big'. */
const slideToWords = (runs: readonly Run[]) => {
  for (const [index, { same, removed, added }] of runs.entries()) {
    const next = runs[index + 1]?.same ?? [];
    const change = removed.length === 0 ? added : removed;
    const [first] = change;
    if (removed.length > 0 && added.length > 0) continue;
    if (first === undefined || first.trim() !== '' || first !== next[0] || next.length < 2) continue;
    same.push(...change.splice(0, 1));
    change.push(...next.splice(0, 1));
  }
};

/**
 * Of two changes with next to nothing between them one is made: 'white beer' in place of 'red wine' is one change, not two with a
 * space in between, and a sentence written anew has not kept its 'the'.
 */
const joinChanges = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && isNextToNothing(run.same, last, run)) {
      last.removed = [...last.removed, ...run.same, ...run.removed];
      last.added = [...last.added, ...run.same, ...run.added];
    } else {
      joined.push({ ...run });
    }
  }
  return joined;
};

/** Spaces and signs are, beside words that were replaced; words are, between more words that were replaced. */
const isNextToNothing = (same: readonly string[], before: Run, after: Run) => {
  const between = wordsIn(same);
  if (between > 0) return between < Math.min(replacedIn(before), replacedIn(after));
  return Math.min(changedIn(before), changedIn(after)) > 0 && replacedIn(before) + replacedIn(after) > 0;
};

const WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const wordsIn = (pieces: readonly string[]) => pieces.filter((word) => WORD.test(word)).length;
const changedIn = ({ removed, added }: Run) => Math.max(wordsIn(removed), wordsIn(added));
const replacedIn = ({ removed, added }: Run) => Math.min(wordsIn(removed), wordsIn(added));
