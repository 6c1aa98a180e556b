import { escapeText } from '#office/xml/escape-xml.ts';

export const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const run = (text: string) => `<w:r><w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`;

export const paragraph = (style: string, content: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${content}</w:p>`;
