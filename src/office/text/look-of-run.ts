import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** The properties of the run that a text stands in, as they are written; nothing where it has none. */
export const lookOfRun = (source: string, text: XmlElement): string => {
  const look = lookInside(source, text);
  const prefix = prefixOf(text.qname);
  return look && `<${prefix}rPr>${look}</${prefix}rPr>`;
};

/** What stands in them, without how it looked before a tracked change. */
export const lookInside = (source: string, text: XmlElement): string => {
  const run = text.parent;
  if (!run) return '';
  const prefix = prefixOf(run.qname);
  const before = source.slice(run.end, text.start);
  if (before.includes('txbxContent')) return '';
  const [, look = ''] =
    new RegExp(`^\\s*<${prefix}rPr(?:\\s[^>]*)?>([\\s\\S]*)</${prefix}rPr>`).exec(before) ?? [];
  return look.replace(new RegExp(`<${prefix}rPrChange[\\s\\S]*</${prefix}rPrChange>`), '');
};
