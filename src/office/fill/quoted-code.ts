import type { Scope } from '#office/language/scope.ts';
import { hyperlinkAddresses } from '#office/text/hyperlink-code.ts';
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

/** The filled address of a HYPERLINK field, with the range it replaces. */
export const fillCodeLink = (code: string, scope: Scope): CodeLink | undefined => {
  const [written] = hyperlinkAddresses(code);
  if (!written) return undefined;
  const { start, end, address } = written;
  const target = fillLinkTarget(address, scope);
  return target === address ? undefined : { start, end, target: target ?? '' };
};
