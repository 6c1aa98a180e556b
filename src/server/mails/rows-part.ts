import { createElement as h } from 'react';
import type { MailPart, MailRow } from './mail-parts.ts';
import { style } from './mail-style.ts';

/** Names and what is said of each, one under the other. */
export const rowsPart = (rows: readonly MailRow[]): MailPart => ({
  element: h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, role: 'presentation', style: style.amounts },
    h(
      'tbody',
      null,
      ...rows.map(([name, value], index) =>
        h(
          'tr',
          { key: index },
          h('td', { className: 'text', style: style.amountName }, name),
          h('td', { className: 'text', style: style.amount }, value),
        ),
      ),
    ),
  ),
  text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
});
