import { evaluateTest } from '#office/language/evaluate-test.ts';
import { testOf } from '#office/language/parse-tag.ts';
import { rowsOf, type Scope } from '#office/language/scope.ts';
import type { Marker } from './marker.ts';
import type { MatchedBlock } from './match-blocks.ts';

/** Which branches of a block are printed, and with what names: the one whose test holds, or the only one for each row of a list. */
export const chooseBranches = (
  { open, parts }: MatchedBlock,
  scope: Scope,
): { index: number; scope: Scope }[] => {
  if (open.tag.type === 'each') return rowsOf(scope, open.tag.list).map((row) => ({ index: 0, scope: row }));
  const index = [open, ...parts].findIndex((marker) => holds(marker, scope));
  return index === -1 ? [] : [{ index, scope }];
};

const holds = ({ tag, written }: Marker, scope: Scope) => {
  if (tag.type === 'else') return true;
  if (!('test' in tag)) return false;
  return scope.outcomes?.get(testOf(written.name) ?? '') ?? evaluateTest(tag.test, scope);
};
