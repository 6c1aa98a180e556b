import type { RemindedReaders } from '#shared/contract/reading/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { copy } from './copy.ts';
import { useChange } from './use-change.ts';

const words = copy.remind;

/** More would not be read. */
const NAMED = 5;

const newsOf = ({ reminded, notReminded }: RemindedReaders) => {
  const rest = notReminded.length - NAMED;
  return [
    words.done(reminded),
    ...notReminded.slice(0, NAMED).map(({ name, why }) => words.not(name, words.whys[why])),
    ...(rest > 0 ? [words.more(rest)] : []),
  ].join(' ');
};

/** Reminds these people, or everybody who is behind; says who got no mail, and why. */
export const useRemind = (onNews: (news: string) => void) => {
  const shop = useShop();
  return useChange(async (readerIds: number[]) => {
    const { customer } = (await shop.calls()).customer;
    onNews(newsOf(await customer.remindReaders.mutate({ readerIds })));
  });
};
