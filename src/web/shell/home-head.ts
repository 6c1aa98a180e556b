import { messages } from '#web/lib/messages.ts';

const title = `${messages.shopName}: ${messages.tagline}`;

export const homeHead = (publicUrl: string) => {
  const address = new URL('/', publicUrl).href;
  return {
    meta: [
      { title },
      { name: 'description', content: messages.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: messages.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address },
    ],
    links: [{ rel: 'canonical', href: address }],
  };
};
