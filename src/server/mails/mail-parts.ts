import { createElement as h, type ReactElement } from 'react';
import { style } from './mail-style.ts';

/** A piece of a mail in both of its forms, so that the text alternative can never say something else. */
export type MailPart = { element: ReactElement; text: string };

export const paragraph = (text: string): MailPart => ({
  element: h('p', { className: 'text', style: style.paragraph }, text),
  text,
});

export const note = (text: string): MailPart => ({
  element: h('p', { className: 'quiet', style: style.note }, text),
  text,
});

/** Something to copy: spaced by style alone, so that what is copied is the code and nothing else. */
export const codeToCopy = (code: string): MailPart => ({
  element: h(
    'table',
    { align: 'center', cellPadding: 0, cellSpacing: 0, role: 'presentation', style: style.codeBox },
    h('tbody', null, h('tr', null, h('td', { className: 'code', style: style.code }, code))),
  ),
  text: code,
});

/** The one thing to do next. */
export const action = (label: string, url: string): MailPart => ({
  element: h(
    'table',
    { cellPadding: 0, cellSpacing: 0, role: 'presentation', style: style.actionBox },
    h(
      'tbody',
      null,
      h('tr', null, h('td', null, h('a', { className: 'action', href: url, style: style.action }, label))),
    ),
  ),
  text: `${label}: ${url}`,
});

/** Something that may be looked at besides. */
export const link = (label: string, url: string): MailPart => ({
  element: h(
    'p',
    { className: 'text', style: style.paragraph },
    h('a', { className: 'text', href: url, style: style.link }, label),
  ),
  text: `${label}: ${url}`,
});

/** What is to be said of one thing, under its name. */
export const points = (name: string, sentences: readonly string[]): MailPart => ({
  element: h(
    'div',
    { style: style.points },
    h('p', { className: 'title', style: style.pointsName }, name),
    ...sentences.map((sentence, index) =>
      h('p', { key: index, className: 'text', style: style.point }, sentence),
    ),
  ),
  text: [name, ...sentences].join('\n'),
});

export type MailRow = readonly [name: string, value: string];

/** Names and amounts, one under the other; the last row is the sum. */
export const amounts = (rows: readonly MailRow[]): MailPart => ({
  element: h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, role: 'presentation', style: style.amounts },
    h(
      'tbody',
      null,
      ...rows.map(([name, value], index) => {
        const isSum = index === rows.length - 1;
        return h(
          'tr',
          { key: index },
          h(
            'td',
            { className: isSum ? 'title' : 'text', style: isSum ? style.sumName : style.amountName },
            name,
          ),
          h('td', { className: isSum ? 'title' : 'text', style: isSum ? style.sum : style.amount }, value),
        );
      }),
    ),
  ),
  text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
});
