import type { PlaceholderValues } from '#shared/placeholders.ts';
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

export type CodeLink = { start: number; end: number; target: string };

/** The filled addresses of a HYPERLINK field, with the range of the quoted address each replaces. */
export const fillCodeLinks = (code: string, values: PlaceholderValues): CodeLink[] => {
  if (!/^\s*HYPERLINK\b/i.test(code)) return [];
  return [...code.matchAll(/"([^"]*)"/g)].flatMap((match) => {
    const written = match[1] ?? '';
    const target = fillLinkTarget(written, values);
    if (target === written) return [];
    return [{ start: match.index + 1, end: match.index + 1 + written.length, target: target ?? '' }];
  });
};
