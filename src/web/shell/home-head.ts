import { messages } from '#web/lib/messages.ts';
import { linkPreview } from '#web/lib/page-head.ts';

const title = `${messages.shopName}: ${messages.tagline}`;

export const homeHead = (publicUrl: string, image: string | undefined) => {
  const address = new URL('/', publicUrl).href;
  const { description } = messages;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...linkPreview({
        title,
        description,
        address,
        image: image ? { url: new URL(image, publicUrl).href } : undefined,
        type: 'website',
      }),
    ],
    links: [{ rel: 'canonical', href: address }],
  };
};
