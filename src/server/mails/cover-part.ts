import { createElement as h } from 'react';
import { coverPictures, coverPictureUrl } from '#shared/covers/cover-picture.ts';
import { faceOf } from '#shared/industry-face.ts';
import type { Industry } from '#shared/industries.ts';
import type { MailPart } from './mail-parts.ts';
import { style } from './mail-style.ts';

export type MailCover = {
  title: string;
  industry: Industry | null;
  documentCount: number;
  shopUrl: string;
  /** Of the first product of the order; undefined for one that is gone. */
  productId: number | undefined;
};

/** The face of a bundle: its words are text on its colour, since most inboxes ask before they load the picture beside them. */
export const cover = ({ title, industry, documentCount, shopUrl, productId }: MailCover): MailPart => {
  const { colour, picture } = faceOf(industry);
  const note = documentCount === 1 ? '1 document' : `${documentCount} documents`;
  return {
    element: h(
      'table',
      {
        width: '100%',
        cellPadding: 0,
        cellSpacing: 0,
        role: 'presentation',
        bgcolor: colour,
        style: { ...style.cover, backgroundColor: colour },
      },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { style: style.coverMark },
            productId === undefined
              ? h('img', { src: new URL(picture, shopUrl).href, alt: '', width: 44, height: 44 })
              : h('img', {
                  src: new URL(coverPictureUrl(productId, 'mail'), shopUrl).href,
                  alt: 'Cover of the bundle',
                  className: 'cover-picture',
                  width: coverPictures.mail.width / 2,
                  height: Math.round(coverPictures.mail.height / 2),
                  style: style.coverPicture,
                }),
          ),
          h(
            'td',
            { style: style.coverWords },
            h('p', { className: 'cover-title', style: style.coverTitle }, title),
            h('p', { style: style.coverNote }, note),
          ),
        ),
      ),
    ),
    text: `${title}, ${note}`,
  };
};
