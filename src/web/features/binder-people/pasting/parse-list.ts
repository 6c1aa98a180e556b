export type PastedLine = { name: string; email: string; role: string };

const HEADINGS: Record<keyof PastedLine, RegExp> = {
  name: /^(full |employee |staff )?name$|^employee$|^person$/i,
  email: /^e-?mail( address)?$|^mail$/i,
  role: /^role$|^position$|^job( title)?$|^title$|^department$/i,
};

/** Tabs come from a spreadsheet; files have semicolons or commas. */
const separatorOf = (text: string) => {
  const first = text.split(/\r?\n/, 5).join('\n');
  return ['\t', ';', ','].find((separator) => first.includes(separator)) ?? '\t';
};

/** Rows of cells; quoted cells may hold separators, line breaks and doubled quotes. */
export const readCells = (text: string, separator = separatorOf(text)): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign === '\n' || sign === '\r' ? ' ' : sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
};

const isHeading = (row: readonly string[]) =>
  row.length > 0 &&
  row.filter((cell) => Object.values(HEADINGS).some((shape) => shape.test(cell))).length >= 2;

/** Where each thing stands: by the headings; without them by what looks like an address. */
const columnsOf = (rows: readonly (readonly string[])[], heading: readonly string[] | undefined) => {
  if (heading) {
    const at = (field: keyof PastedLine) => heading.findIndex((cell) => HEADINGS[field].test(cell));
    return { name: at('name'), email: at('email'), role: at('role') };
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const withAt = Array.from(
    { length: width },
    (_, column) => rows.filter((row) => row[column]?.includes('@')).length,
  );
  const email = withAt.some((count) => count > 0) ? withAt.indexOf(Math.max(...withAt)) : 1;
  const [name = -1, role = -1] = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column !== email,
  );
  return { name, email, role };
};

/** What was pasted, line by line, with nothing left out that could be a person. */
export const parseList = (text: string): PastedLine[] => {
  const cells = readCells(text.replace(/^\uFEFF/, ''));
  const [first = []] = cells;
  const heading = isHeading(first) ? first : undefined;
  const rows = heading ? cells.slice(1) : cells;
  const columns = columnsOf(rows, heading);
  return rows.map((row) => ({
    name: row[columns.name] ?? '',
    email: row[columns.email] ?? '',
    role: row[columns.role] ?? '',
  }));
};
