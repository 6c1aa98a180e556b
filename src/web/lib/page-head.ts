import { messages } from './messages.ts';

type PageHead = {
  title: string;
  /** Search engines are asked to leave out pages that are errors or somebody's own. */
  indexed?: boolean;
};

export const pageHead = ({ title, indexed = true }: PageHead) => ({
  meta: [
    { title: `${title} · ${messages.shopName}` },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ],
});
