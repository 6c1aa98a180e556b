import type { Results } from './results.ts';
import { figureText, keepsPromise, promiseText, type Row } from './row.ts';

/** The shop's colours: paper, ink, green, the red of a warning. */
const PAPER = '#fbfaf6';
const INK = '#12201b';
const QUIET = '#5c6b64';
const TRACK = '#dfe3dc';
const GREEN = '#0b4f3f';
const RED = '#b3371f';

const WIDTH = 960;
const MARGIN = 32;
const LABEL_WIDTH = 380;
const BAR_LEFT = MARGIN + LABEL_WIDTH + 16;
const BAR_WIDTH = 320;
const ROW_HEIGHT = 26;
const TITLE_HEIGHT = 44;

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

const text = (x: number, y: number, content: string, rest: string) =>
  `<text x="${x}" y="${y}" ${rest}>${escapeXml(content)}</text>`;

const promiseMark = (row: Row, most: number, y: number) => {
  if (row.promise === undefined) return '';
  const x = BAR_LEFT + (row.promise / most) * BAR_WIDTH;
  return `<path d="M${x.toFixed(1)} ${y + 2}v18" stroke="${INK}" stroke-width="2"><title>${escapeXml(`promised: ${promiseText(row)}`)}</title></path>`;
};

const barOf = (row: Row, most: number, y: number) => {
  const width = most > 0 ? ((row.figure ?? 0) / most) * BAR_WIDTH : 0;
  const colour = keepsPromise(row) === false ? RED : GREEN;
  return [
    text(MARGIN + LABEL_WIDTH, y + 16, row.name, `text-anchor="end" fill="${INK}"`),
    `<rect x="${BAR_LEFT}" y="${y + 4}" width="${BAR_WIDTH}" height="14" fill="${TRACK}"/>`,
    `<rect x="${BAR_LEFT}" y="${y + 4}" width="${Math.max(1, width).toFixed(1)}" height="14" fill="${colour}"/>`,
    promiseMark(row, most, y),
    text(BAR_LEFT + BAR_WIDTH + 16, y + 16, figureText(row), `fill="${INK}" font-family="monospace"`),
  ].join('');
};

const panelOf = (title: string, rows: Row[], top: number) => {
  const most = Math.max(...rows.flatMap(({ figure, promise }) => [figure ?? 0, promise ?? 0]));
  const bars = rows.map((row, index) => barOf(row, most, top + TITLE_HEIGHT + index * ROW_HEIGHT));
  return text(MARGIN, top + 28, title, `fill="${GREEN}" font-size="17" font-weight="600"`) + bars.join('');
};

/** Bars by picture, each picture on a scale of its own; a stroke across a bar is what was promised. */
export const chartOf = (results: Results) => {
  const panels = new Map<string, Row[]>();
  for (const row of Object.values(results).flatMap(({ rows }) => rows))
    if (row.chart !== undefined && row.figure !== null)
      panels.set(row.chart, [...(panels.get(row.chart) ?? []), row]);
  let top = 16;
  const drawn: string[] = [];
  for (const [title, rows] of panels) {
    drawn.push(panelOf(title, rows, top));
    top += TITLE_HEIGHT + rows.length * ROW_HEIGHT + 12;
  }
  const height = top + 36;
  const legend = text(
    MARGIN,
    height - 18,
    'Shorter is better, except for points. The stroke is the promise.',
    `fill="${QUIET}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'Instrument Sans', system-ui, sans-serif" font-size="14" role="img" aria-label="Measurements of Bindery"><rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>${drawn.join('')}${legend}</svg>\n`;
};
