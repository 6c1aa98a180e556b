const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/y;

/**
 * Rows and cells as spreadsheets put them on the clipboard: tabs between cells, a line for each row, and quotes around a
 * cell with line breaks of its own. Undefined of a single cell, which is pasted like any text.
 */
export const readTable = (text: string): string[][] | undefined => {
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!/[\t\n]/.test(lines)) return undefined;
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (;;) {
    const [, quoted, plain = '', end] = CELL.exec(lines) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (!end) break;
    if (end === '\n') rows.push([]);
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
};
