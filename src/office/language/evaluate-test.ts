import { readDay } from './dates.ts';
import type { Comparison, Condition, Test } from './parse-test.ts';
import { printValue } from './print-value.ts';
import type { Scope } from './scope.ts';
import { hasValue, type Value } from './value.ts';

export const evaluateTest = ({ joinedBy, conditions }: Test, scope: Scope): boolean =>
  joinedBy === 'and'
    ? conditions.every((condition) => holds(condition, scope))
    : conditions.some((condition) => holds(condition, scope));

const holds = (condition: Condition, scope: Scope): boolean => {
  const value = scope(condition.name)?.value;
  if (condition.comparison === undefined) return hasValue(value) !== condition.isNegated;
  return compare(value, condition.comparison, condition.operand);
};

const compare = (value: Value | undefined, comparison: Comparison, operand: string): boolean => {
  if (comparison === 'is') return isSame(value, operand);
  if (comparison === 'is not') return !isSame(value, operand);
  if (comparison === 'includes')
    return (
      typeof value === 'object' &&
      value.some((item) => typeof item === 'string' && fold(item) === fold(operand))
    );
  const [left, right] = [
    magnitudeOf(value),
    magnitudeOf(typeof value === 'number' ? Number(operand) : operand),
  ];
  if (left === undefined || right === undefined) return false;
  if (comparison === '>=') return left >= right;
  if (comparison === '<=') return left <= right;
  return comparison === '>' ? left > right : left < right;
};

const isSame = (value: Value | undefined, operand: string) =>
  typeof value === 'number' ? value === Number(operand) : fold(printValue(value, 'text')) === fold(operand);

const fold = (text: string) => text.trim().normalize('NFKC').toLowerCase();

/** What has no order, such as a date that is not known yet, is neither more nor less than anything. */
const magnitudeOf = (value: Value | undefined) => {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'string' ? readDay(value)?.getTime() : undefined;
};
