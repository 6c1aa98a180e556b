import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

export type PageSize = {
  name: 'Letter' | 'Legal' | 'Tabloid' | 'A3' | 'A4' | 'A5' | 'other';
  orientation: 'portrait' | 'landscape';
  widthInPoints: number;
  heightInPoints: number;
};

const KNOWN = [
  { name: 'Letter', short: 612, long: 792 },
  { name: 'Legal', short: 612, long: 1008 },
  { name: 'Tabloid', short: 792, long: 1224 },
  { name: 'A3', short: 842, long: 1191 },
  { name: 'A4', short: 595, long: 842 },
  { name: 'A5', short: 420, long: 595 },
] as const;

/** Programs round paper sizes differently. */
const TOLERANCE = 3;

export const pageSizeOf = (pageSize: XmlElement): PageSize | undefined => {
  const widthInPoints = toPoints(attributeOf(pageSize, 'w:w'));
  const heightInPoints = toPoints(attributeOf(pageSize, 'w:h'));
  if (!widthInPoints || !heightInPoints) return undefined;
  const [short = 0, long = 0] = [widthInPoints, heightInPoints].toSorted((one, other) => one - other);
  const known = KNOWN.find(
    (paper) => Math.abs(paper.short - short) <= TOLERANCE && Math.abs(paper.long - long) <= TOLERANCE,
  );
  return {
    name: known?.name ?? 'other',
    orientation: widthInPoints > heightInPoints ? 'landscape' : 'portrait',
    widthInPoints,
    heightInPoints,
  };
};

const POINTS_PER_UNIT = { pt: 1, pc: 12, pi: 12, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 } as const;

/** Twentieths of a point, or a number with a unit as strict documents write it. */
const toPoints = (measure: string | undefined) => {
  const match = /^([\d.]+)(pt|pc|pi|in|cm|mm)?$/.exec(measure ?? '');
  if (!match) return undefined;
  const unit = match[2] as keyof typeof POINTS_PER_UNIT | undefined;
  return Math.round(Number(match[1]) * (unit ? POINTS_PER_UNIT[unit] : 1 / 20) * 100) / 100;
};
