import type { OfficePackage } from '#office/opc/open-package.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { toHex, toHsl } from './hsl.ts';
import { isSignal } from './judge-colour.ts';

/** The colours of a theme that a document's own look is made of, by name. */
export type Accents = ReadonlyMap<string, string>;

const ACCENT = /^a:(accent[1-6])$/;
const COLOURS: ReadonlySet<string> = new Set(['a:srgbClr', 'a:sysClr']);
/** How much darker a colour comes back where there are fewer than the theme has places for. */
const DARKER = 0.7;

export const isTheme = (contentType: string | undefined) =>
  contentType?.endsWith('officedocument.theme+xml') ?? false;

/** The element in which a theme says one of its accents, with the accent's name. */
export const accentOf = (element: XmlElement) =>
  COLOURS.has(element.name) && element.parent ? ACCENT.exec(element.parent.name)?.[1] : undefined;

export const readAccents = (source: string): Accents => {
  const accents = new Map<string, string>();
  scanXml(source, {
    open: (element) => {
      const name = accentOf(element);
      const { val = '', lastClr } = element.attributes;
      if (name !== undefined) accents.set(name, (lastClr ?? val).toUpperCase());
    },
  });
  return accents;
};

/** Of a package's first theme: a document has one, a presentation more. */
export const accentsIn = (opened: OfficePackage): Accents => {
  const theme = opened.entries.find(({ name }) => isTheme(opened.contentTypes.typeOf(name)));
  return theme ? readAccents(opened.read(theme).source) : new Map();
};

/**
 * The accents with a customer's colours in their places, in order. The first is a document's main colour, whatever it is;
 * of the others, those that may mean danger stay. Where colours run out, they come again, darker.
 */
export const replaceAccents = (accents: Accents, colours: readonly string[]): Accents => {
  const replaced = new Map<string, string>();
  for (const [name, own] of [...accents].toSorted(([one], [other]) => one.localeCompare(other))) {
    if (name !== 'accent1' && isSignal(own)) continue;
    const place = replaced.size;
    const colour = colours[place % colours.length];
    if (colour !== undefined) replaced.set(name, darken(colour, Math.floor(place / colours.length)));
  }
  return replaced;
};

const darken = (colour: string, times: number) => {
  if (times === 0) return colour;
  const hsl = toHsl(colour);
  return toHex({ ...hsl, lightness: hsl.lightness * DARKER ** times });
};
