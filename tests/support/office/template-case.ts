import type { PlaceholderValues } from '#shared/placeholders.ts';

/** A template made by hand and what must come of it. Parts not named in it may not change by a byte. */
export type TemplateCase = {
  name: string;
  file: () => Buffer | Promise<Buffer>;
  values?: Partial<PlaceholderValues>;
  withLogo?: boolean;
  withCode?: boolean;
  review?: 'accept' | 'keep';
  /** The paragraphs of a part as a reader sees them after filling. */
  paragraphs?: Record<string, string[]>;
  /** Markup a part must hold, or may not hold, after filling. */
  contains?: Record<string, string[]>;
  lacks?: Record<string, string[]>;
  /** Parts that change besides those named above. */
  alsoChanged?: string[];
  /** Parts named above that do not change all the same. */
  unchanged?: string[];
  added?: string[];
  removed?: string[];
  /** A value or a mistake of the case leaves braces in the output. */
  keepsBraces?: boolean;
  /** Codes of the inspection's findings, each once, sorted. */
  findings?: string[];
};

export const BODY = 'word/document.xml';
export const RELATIONSHIPS = 'word/_rels/document.xml.rels';
export const HEADER = 'word/header1.xml';
export const HEADER_RELATIONSHIPS = 'word/_rels/header1.xml.rels';
