import type { Filling } from '#office/placeholders.ts';
import { fillLinkTarget } from './link-target.ts';

/** Whether a position of a field code or formula stands between two double quotes. */
export const isQuoted = (code: string, at: number) => code.slice(0, at).split('"').length % 2 === 0;

/** A value inside a field code: it can neither end its string nor become an instruction. */
export const encodeForField = (code: string, at: number, value: string) => {
  const harmless = value
    .replaceAll(/["\u201c\u201d\u201e]/g, "'")
    .replaceAll('\\', '/')
    .replaceAll('\n', ' ');
  return isQuoted(code, at) ? harmless : `"${harmless}"`;
};

/** A value inside a string of a formula; elsewhere in a formula no value may stand. */
export const encodeForFormula = (code: string, at: number, value: string) =>
  isQuoted(code, at) ? value.replaceAll('"', '""') : undefined;

type CodeLink = { start: number; end: number; target: string };

const ADDRESS = /^(\s*HYPERLINK\s+")([^"]*)"/i;

/** The filled address of a HYPERLINK field, with the range it replaces. */
export const fillCodeLink = (code: string, filling: Filling): CodeLink | undefined => {
  const [, before = '', written = ''] = ADDRESS.exec(code) ?? [];
  const target = fillLinkTarget(written, filling);
  if (target === written) return undefined;
  return { start: before.length, end: before.length + written.length, target: target ?? '' };
};
