import type { Piece, PieceKind } from './comparison.ts';
import { diffLists } from './diff-lists.ts';
import { splitWords } from './split-words.ts';
import type { WorkBudget } from './work-budget.ts';

/** A text with more changes than this is shown as one change between what stays at its ends. */
const MAX_EDITS = 1500;

type Run = { same: string[]; removed: string[]; added: string[] };

/** The words of two texts, as few of them changed as possible. */
export const compareWords = (older: string, newer: string, budget: WorkBudget): Piece[] => {
  if (older === newer) return piece('same', older);
  const [olderWords, newerWords] = [splitWords(older), splitWords(newer)];
  const maxEdits = Math.min(MAX_EDITS, Math.floor(Math.sqrt(budget.wordSteps())));
  const { changes, edits, isCoarse } = diffLists(olderWords, newerWords, maxEdits);
  budget.takeForWords(edits ** 2);
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
  return joinChanges(runs).flatMap(({ same, removed, added }) => [
    ...piece('same', same.join('')),
    ...piece('removed', removed.join('')),
    ...piece('added', added.join('')),
  ]);
};

const piece = (kind: PieceKind, text: string): Piece[] => (text === '' ? [] : [{ kind, text }]);

/**
 * Of two changes with less between them than either changes, one is made: 'red wine' for 'white beer' is one change, not two with a
 * space in between, and a sentence written anew has not kept its 'the'.
 */
const joinChanges = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && weightOf(run.same) < Math.min(changeOf(last), changeOf(run))) {
      last.removed = [...last.removed, ...run.same, ...run.removed];
      last.added = [...last.added, ...run.same, ...run.added];
    } else {
      joined.push({ ...run });
    }
  }
  return joined;
};

const weightOf = (words: readonly string[]) =>
  words.reduce((sum, word) => (word.trim() === '' ? sum : sum + 1), 0);
const changeOf = ({ removed, added }: Run) => Math.min(weightOf(removed), weightOf(added));
