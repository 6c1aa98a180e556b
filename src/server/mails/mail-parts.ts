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
