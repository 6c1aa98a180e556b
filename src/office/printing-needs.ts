import { collectUnusual } from './fonts/collect-unusual.ts';
import { mayHoldLists, namesFonts } from './fonts/naming-parts.ts';
import { openPackage } from './opc/open-package.ts';
import { partKindOf } from './opc/part-kinds.ts';

type Sought = {
  /** Whether every font has it. */
  isUsual: (codePoint: number) => boolean;
  families: readonly string[];
};

export type PrintingNeeds = {
  /** The characters in what is printed that are not usual, however they are written. */
  unusual: ReadonlySet<string>;
  /** Which of the sought families are named anywhere, whether or not anything is printed in them. */
  families: readonly string[];
  /** Whether there is work for `chooseFamilies`, `markDirections`. */
  mayHoldLists: boolean;
  mayHoldDirections: boolean;
};

/** What has to be seen to before a document is printed, found in one reading. The file must have passed `guardDocx`. */
export const printingNeeds = (file: Uint8Array, { isUsual, families }: Sought): PrintingNeeds => {
  const opened = openPackage(file);
  const unusual = new Set<string>();
  const named = new Set<string>();
  const needs = { mayHoldLists: false, mayHoldDirections: false };
  for (const entry of opened.entries) {
    const type = opened.contentTypes.typeOf(entry.name);
    const isPrinted = partKindOf(type) === 'structured';
    const isNaming = namesFonts(type);
    if (!isPrinted && !isNaming) continue;
    const { source } = opened.read(entry);
    if (isPrinted) collectUnusual(source, isUsual, unusual);
    if (!isNaming) continue;
    for (const family of families) if (isNamedIn(source, family)) named.add(family);
    needs.mayHoldLists ||= mayHoldLists(source);
    needs.mayHoldDirections ||= source.includes('rtl');
  }
  return { unusual, families: [...named], ...needs };
};

const isNamedIn = (source: string, family: string) =>
  [`"${family}"`, `"${family};`, `;${family}"`].some((name) => source.includes(name));
