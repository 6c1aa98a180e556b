import { isOn, type XmlElement } from '#office/xml/xml-element.ts';
import { applyEdits, type Edit, replaceElement } from '#office/xml/edits.ts';
import { escapeText } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { sayInHeader } from './sheet-header.ts';
import { STAMP_COLOUR } from './stamp-header.ts';

/** In the order of the schema: Excel calls a sheet damaged that has another. */
const ENDS = ['oddHeader', 'oddFooter', 'evenHeader', 'evenFooter', 'firstHeader', 'firstFooter'] as const;

/** What may stand after the headers and footers of a sheet. */
const AFTER = new Set(
  [
    'rowBreaks',
    'colBreaks',
    'customProperties',
    'cellWatches',
    'ignoredErrors',
    'smartTags',
    'drawing',
    'legacyDrawing',
    'legacyDrawingHF',
    'drawingHF',
    'picture',
    'oleObjects',
    'controls',
    'webPublishItems',
    'tableParts',
    'extLst',
  ].map((name) => `x:${name}`),
);

type Found = {
  root?: XmlElement;
  /** Headers and footers of the sheet itself, not of a view of it. */
  ends?: XmlElement;
  texts: Map<string, string>;
  next?: XmlElement;
};

/** A worksheet whose printed pages all say it in their header. */
export const stampSheet = (source: string, text: string) => {
  const { root, ends, texts, next } = readEnds(source);
  if (!root) return source;
  const prefix = prefixOf(root.qname);
  const wanted = ENDS.flatMap((name): [string, string][] => {
    const given = texts.get(name);
    if (name.endsWith('Footer')) return given === undefined ? [] : [[name, given]];
    return isPrinted(name, ends) ? [[name, sayInHeader(given ?? '', text, STAMP_COLOUR)]] : [];
  });
  const inner = wanted
    .map(([name, value]) => `<${prefix}${name}>${escapeText(value)}</${prefix}${name}>`)
    .join('');
  const attributes = ends
    ? source.slice(ends.start + 1 + ends.qname.length, ends.end).replace(/\/?>$/, '')
    : '';
  const written = `<${prefix}headerFooter${attributes}>${inner}</${prefix}headerFooter>`;
  const at = next?.start ?? root.closeStart;
  const edit: Edit = ends ? replaceElement(ends, written) : { start: at, end: at, text: written };
  return applyEdits(source, [edit]);
};

/** A sheet may have other headers on even pages and on its first one; those that are not printed are let go. */
const isPrinted = (name: string, ends: XmlElement | undefined) => {
  if (name === 'evenHeader') return isOn(ends?.attributes.differentOddEven);
  if (name === 'firstHeader') return isOn(ends?.attributes.differentFirst);
  return true;
};

const readEnds = (source: string) => {
  const found: Found = { texts: new Map() };
  scanXml(source, {
    open: (element) => {
      if (element.parent !== found.root || !element.parent) {
        if (element.depth === 1 && element.name === 'x:worksheet') found.root = element;
        return;
      }
      if (element.name === 'x:headerFooter') found.ends = element;
      if (AFTER.has(element.name)) found.next ??= element;
    },
    text: ({ content, parent }) => {
      if (!found.ends || parent.parent !== found.ends) return;
      const name = parent.name.slice('x:'.length);
      found.texts.set(name, `${found.texts.get(name) ?? ''}${content}`);
    },
  });
  return found;
};
