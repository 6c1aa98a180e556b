import type { LineItem } from '#shared/contract/order.ts';
import { copy } from './copy.ts';

type Statuses = readonly Pick<LineItem, 'status'>[];

type OrderProgress = {
  total: number;
  generated: number;
  failed: number;
  percent: number;
  /** The percentage, or 'All'. */
  text: string;
  isComplete: boolean;
};

const countOf = (items: Statuses, status: LineItem['status']) =>
  items.filter((item) => item.status === status).length;

export const progressOf = (items: Statuses): OrderProgress => {
  const total = items.length;
  const generated = countOf(items, 'GENERATED');
  const isComplete = total > 0 && generated === total;
  // Rounded down: nothing short of everything is 100 %.
  const percent = total === 0 ? 0 : Math.floor((generated / total) * 100);
  return {
    total,
    generated,
    failed: countOf(items, 'FAILED'),
    percent,
    text: isComplete ? copy.progress.all : `${percent}%`,
    isComplete,
  };
};

/** Nothing will change by itself any more. */
export const isSettled = (items: Statuses | undefined) =>
  items !== undefined && items.length > 0 && items.every(({ status }) => status !== 'GENERATING');

export const pageTitleOf = (name: string, { percent, isComplete }: OrderProgress) =>
  isComplete ? name : `${percent}% · ${name}`;
