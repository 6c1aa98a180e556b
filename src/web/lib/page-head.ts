import { messages } from './messages.ts';

/** With its size, where that is known, previews are laid out before it is fetched. */
export type PreviewImage = { url: string; width?: number; height?: number };

type PageHead = {
  title: string;
  /** Search engines are asked to leave out pages that are errors or somebody's own. */
  indexed?: boolean;
  description?: string;
  /** The one address of the page, whatever it was reached by. */
  address?: string;
  /** What a link to the page is shown with. */
  image?: PreviewImage | undefined;
  type?: 'website' | 'product';
};

export const pageHead = (page: PageHead) => {
  const { title, indexed = true, description, address, image, type = 'website' } = page;
  const fullTitle = `${title} · ${messages.shopName}`;
  return {
    meta: [
      { title: fullTitle },
      ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(address ? linkPreview({ title, description, address, image, type }) : []),
    ],
    links: address ? [{ rel: 'canonical', href: address }] : [],
  };
};

type LinkPreview = {
  title: string;
  description: string | undefined;
  address: string;
  image: PreviewImage | undefined;
  type: string;
};

/** As the Open Graph protocol words it. */
export const linkPreview = ({ title, description, address, image, type }: LinkPreview) => [
  { property: 'og:site_name', content: messages.shopName },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:url', content: address },
  ...(description ? [{ property: 'og:description', content: description }] : []),
  ...(image ? [{ property: 'og:image', content: image.url }] : []),
  ...(image?.width ? [{ property: 'og:image:width', content: String(image.width) }] : []),
  ...(image?.height ? [{ property: 'og:image:height', content: String(image.height) }] : []),
  { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
];
