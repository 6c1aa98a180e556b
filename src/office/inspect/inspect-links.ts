import { linkKindOf } from '#office/opc/link-kind.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { isLocalTemplate, ownerOfRelationships, readRelationships } from '#office/opc/relationships.ts';
import { checkTag } from '#office/language/check-tag.ts';
import { parseTag } from '#office/language/parse-tag.ts';
import { namesOnly } from '#office/language/scope.ts';
import type { Placeholders } from '#office/placeholders.ts';
import { explainUnknown, type Finding } from './finding.ts';

const TAG = /\{{2,}([^{}]*)\}{2,}/g;

const ATTACHED_TEMPLATE = {
  severity: 'warning',
  code: 'attached-template',
  message:
    'This document is attached to a Word template on your own computer. The link is removed from what customers get.',
  place: 'Whole document',
} as const;

/** Customers get the text of these links without where they lead. */
const LEFT_OUT = {
  local: {
    severity: 'warning',
    code: 'local-link',
    message: 'This link leads to a file on your own computer or network. Customers cannot open it.',
  },
  other: {
    severity: 'warning',
    code: 'other-link',
    message:
      'This link leads neither to the web, an e-mail address or a phone number, nor to a place in the document. Customers get its text without the link.',
  },
} as const;

/** `type` is that of the relationship: in a file that passed its guard, always `hyperlink`. */
export type FoundLink = { part: string; type: string; target: string; keys: string[] };

/** What a file refers to outside itself, with the placeholders in the addresses. */
export const inspectLinks = (opened: OfficePackage, placeholders: Placeholders) => {
  const scope = namesOnly(placeholders);
  const links: FoundLink[] = [];
  const findings: Finding[] = [];
  for (const entry of opened.entries) {
    const owner = ownerOfRelationships(entry.name);
    if (owner === undefined) continue;
    for (const { type, target, isExternal } of readRelationships(opened.read(entry).source).list) {
      if (!isExternal) continue;
      if (isLocalTemplate(type, target)) {
        findings.push({ ...ATTACHED_TEMPLATE, part: owner });
        continue;
      }
      const readable = readableTarget(target);
      const tags = [...readable.matchAll(TAG)].map((match) => checkTag(parseTag(match[1] ?? ''), scope));
      const keys = tags.flatMap(({ named }) => named.map(({ key }) => key));
      const place = `the link to ${readable}`;
      links.push({ part: owner, type, target: readable, keys });
      for (const problem of tags.flatMap(({ problems }) => problems))
        findings.push({
          severity: 'error',
          part: owner,
          place,
          ...('unknown' in problem
            ? { code: 'unknown-placeholder', message: explainUnknown(problem.unknown, placeholders) }
            : { code: 'tag-not-read', message: problem.mistake }),
        });
      const kind = type === 'hyperlink' && tags.length === 0 ? linkKindOf(target) : 'open';
      if (kind !== 'open')
        findings.push({ ...LEFT_OUT[kind === 'local' ? kind : 'other'], part: owner, place });
    }
  }
  return { links, findings };
};

/** Word percent-encodes braces and spaces in addresses. */
const readableTarget = (target: string) =>
  target.replaceAll(/%7b/gi, '{').replaceAll(/%7d/gi, '}').replaceAll('%20', ' ');
