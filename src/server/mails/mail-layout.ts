import { createElement as h, type ReactNode } from 'react';
import { style, styleSheet } from './mail-style.ts';

type ReactEmail = typeof import('react-email');

export type MailHeader = {
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  title: string;
  /** The right-hand cell of the title block: a few short facts such as an order number or a date. */
  facts: readonly (readonly [name: string, value: string])[];
};

export const TAGLINE = 'Bindery: standard operating procedures with your name on every page.';

export const mailLayout = (
  { Html, Head, Preview, Body, Container, Section }: ReactEmail,
  { subject, preview, title, facts }: MailHeader,
  content: ReactNode[],
) =>
  h(
    Html,
    null,
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, styleSheet),
    ),
    h(
      Body,
      { className: 'desk', style: style.desk },
      h(Preview, { useTitleTag: false, children: preview }),
      h(
        Container,
        { style: style.column },
        h(
          Section,
          { className: 'sheet', tdClassName: 'inside', style: style.sheet },
          titleBlock(title, facts),
          ...content,
        ),
        h('p', { className: 'quiet', style: style.footer }, TAGLINE),
      ),
    ),
  );

const titleBlock = (title: string, facts: MailHeader['facts']) =>
  h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, role: 'presentation', style: style.titleBlock },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h('td', { className: 'logo', style: style.logo }, 'Bindery'),
        h('td', { className: 'title', style: style.title }, title),
        h('td', { className: 'facts', style: style.facts }, alignedLines(facts)),
      ),
    ),
  );

const alignedLines = (facts: MailHeader['facts']) => {
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)} ${value}`).join('\n');
};
