import { createElement as h } from 'react';
import { faceOf } from '#shared/industry-face.ts';
import type { Industry } from '#shared/industries.ts';
import type { MailPart } from './mail-parts.ts';
import { style } from './mail-style.ts';

export type MailCover = { title: string; industry: Industry | null; documentCount: number; shopUrl: string };

/** The face of a bundle. Its words are text: most inboxes ask before they load a picture. */
export const cover = ({ title, industry, documentCount, shopUrl }: MailCover): MailPart => {
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
            h('img', { src: new URL(picture, shopUrl).href, alt: '', width: 44, height: 44 }),
          ),
          h(
            'td',
            { style: style.coverWords },
            h('p', { style: style.coverTitle }, title),
            h('p', { style: style.coverNote }, note),
          ),
        ),
      ),
    ),
    text: `${title}, ${note}`,
  };
};
