import { type Gap, gaps } from './accessibility/gap.ts';
import { inspectBody } from './accessibility/inspect-body.ts';
import { readStyleFacts } from './accessibility/read-style-facts.ts';
import type { Finding } from './inspect/finding.ts';
import { openPackage } from './opc/open-package.ts';
import { partsOf } from './opc/parts-of.ts';

const CORE = 'package.core-properties+xml';

/**
 * What a Word template lacks for readers who do not see it, as far as a program can tell, with the place and how to mend it. The
 * file must have passed `guardDocx`. A title may be missing where there is a place for one: filling writes it.
 */
export const inspectAccessibility = (file: Uint8Array): Finding[] => {
  const opened = openPackage(file);
  const { main, related } = partsOf(opened);
  if (!main) return [];
  const styles = related('styles');
  const facts = readStyleFacts(styles && opened.read(styles).source);
  const body = inspectBody(opened.read(main).source, facts);
  const hasTitle = opened.entries.some(({ name }) => opened.contentTypes.typeOf(name)?.endsWith(CORE));
  const missing: Gap[] = [
    ...(hasTitle ? [] : [gaps.title]),
    ...(facts.hasLanguage || body.hasLanguage ? [] : [gaps.language]),
    ...body.gaps,
  ];
  return missing.map((gap) => ({ ...gap, severity: 'warning', part: main.name }));
};
