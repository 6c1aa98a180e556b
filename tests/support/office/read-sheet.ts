import { SaxesParser } from 'saxes';

export type ReadCell = { text: string; formula: string | undefined; type: string | undefined };

/** The cells of a sheet by their names, read with another parser than the engine's. Rows and cells must be in order and agree. */
export const readSheet = (xml: string, strings: readonly string[] = []): Map<string, ReadCell> => {
  const cells = new Map<string, ReadCell>();
  let row = 0;
  let at = '';
  let leaf = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    leaf = local;
    if (local === 'row') {
      const number = Number(attributes.r?.value ?? row + 1);
      if (number <= row) throw new Error(`Row ${number} comes after row ${row}.`);
      row = number;
    }
    if (local !== 'c') return;
    at = attributes.r?.value ?? '';
    if (Number(at.replace(/^[A-Z]+/, '')) !== row) throw new Error(`Cell ${at} stands in row ${row}.`);
    if (cells.has(at)) throw new Error(`There are two cells ${at}.`);
    cells.set(at, { text: '', formula: undefined, type: attributes.t?.value });
  });
  parser.on('text', (text) => {
    const cell = cells.get(at);
    if (!cell) return;
    if (leaf === 'f') cell.formula = (cell.formula ?? '') + text;
    if (leaf === 't') cell.text += text;
    if (leaf === 'v') cell.text += cell.type === 's' ? (strings[Number(text)] ?? '') : text;
  });
  parser.on('closetag', ({ local }) => {
    leaf = '';
    if (local === 'c') at = '';
  });
  parser.write(xml).close();
  return cells;
};

/** The texts that cells share. */
export const readStrings = (xml: string): string[] =>
  [...xml.matchAll(/<si>([^]*?)<\/si>/g)].map(([, content = '']) =>
    [...content.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join(''),
  );
