import type { XmlElement } from '#office/xml/xml-element.ts';

const EMU_PER_TWENTIETH = 635;
/** What Word leaves free on both sides of a cell together, unless a table says otherwise. */
const MARGINS = 2 * 108;

const PROPERTIES = /^\s*<(?:\w+:)?tcPr\b[^>]*>[^]*?<(?:\w+:)?tcW\b([^>]*)>/;
const WIDTH = /\b(?:\w+:)?w="(\d+)"/;
const IS_ABSOLUTE = /\btype="dxa"/;

/** How wide a picture may be that stands in a cell of a table, as far as the cell says how wide it is; in EMU. */
export const roomInCell = (source: string, text: XmlElement): number | undefined => {
  let cell: XmlElement | undefined = text;
  while (cell && cell.name !== 'w:tc' && cell.name !== 'w:txbxContent') cell = cell.parent;
  if (cell?.name !== 'w:tc') return undefined;
  const [, attributes = ''] = PROPERTIES.exec(source.slice(cell.end, cell.end + 1000)) ?? [];
  const width = IS_ABSOLUTE.test(attributes) ? Number(WIDTH.exec(attributes)?.[1]) - MARGINS : 0;
  return width > 0 ? width * EMU_PER_TWENTIETH : undefined;
};
