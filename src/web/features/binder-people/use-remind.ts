import type { RemindedReaders } from '#shared/contract/reading/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { copy } from './copy.ts';
import { useChange } from './use-change.ts';

const words = copy.remind;

/** More would not be read. */
const NAMED = 5;

/** What is said of it, and whom it left out only because they were just mailed. */
export type RemindNews = { text: string; justMailed: number[] };

const newsOf = ({ reminded, notReminded }: RemindedReaders): RemindNews => {
  const justMailed = notReminded.filter(({ why }) => why === 'just-mailed').map(({ id }) => id);
  const others = notReminded.filter(({ why }) => why !== 'just-mailed');
  const rest = others.length - NAMED;
  const text = [
    words.done(reminded),
    ...(justMailed.length > 0 ? [words.justMailed(justMailed.length)] : []),
    ...others.slice(0, NAMED).map(({ name, why }) => words.not(name, words.whys[why])),
    ...(rest > 0 ? [words.more(rest)] : []),
  ].join(' ');
  return { text, justMailed };
};

/** Reminds these people, or everybody who is behind; says who got no mail, and why. */
export const useRemind = (onNews: (news: RemindNews) => void) => {
  const shop = useShop();
  return useChange(async (readerIds: number[]) => {
    const { customer } = (await shop.calls()).customer;
    onNews(newsOf(await customer.remindReaders.mutate({ readerIds })));
  });
};
