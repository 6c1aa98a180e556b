import { linkKindOf } from '#office/opc/link-kind.ts';
import { isLocalTemplate, type Relationship, toRelationship } from '#office/opc/relationships.ts';
import { RefusedFile, type RefusalCode } from '#office/refusal.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** Relationships that no honest template has, inside or outside the file. */
const FORBIDDEN: ReadonlyMap<string, RefusalCode> = new Map([
  ['vbaproject', 'macros'],
  ['wordvbadata', 'macros'],
  ['xlmacrosheet', 'macros'],
  ['xlintlmacrosheet', 'macros'],
  ['oleobject', 'ole-object'],
  ['control', 'activex'],
  ['activexcontrolbinary', 'activex'],
  ['afchunk', 'alternative-chunk'],
  ['subdocument', 'sub-document'],
  ['attachedtemplate', 'attached-template'],
  ['mailmergesource', 'mail-merge'],
  ['mailmergeheadersource', 'mail-merge'],
  ['recipientdata', 'mail-merge'],
  ['connections', 'data-connection'],
  ['querytable', 'data-connection'],
  ['externallink', 'external-link'],
  ['externallinkpath', 'external-link'],
]);

/** An address, a share or a drive, where the name of a part should stand. */
const OUTSIDE_PACKAGE = /^(?:[a-z][a-z0-9+.-]*:|\\|\/\/)|\\/i;

/** `pardoned`: what is refused elsewhere, unless it is taken out before. */
export const checkRelationships = (pardoned: ReadonlySet<RefusalCode>) => ({
  open: (element: XmlElement) => {
    if (element.name === 'rel:Relationship') checkRelationship(toRelationship(element), pardoned);
  },
});

const checkRelationship = (
  { type, target, isExternal }: Relationship,
  pardoned: ReadonlySet<RefusalCode>,
) => {
  if (isExternal && isLocalTemplate(type, target)) return;
  const code = FORBIDDEN.get(type.toLowerCase());
  if (code && pardoned.has(code)) return;
  if (code) throw new RefusedFile(code);
  if (isExternal && type === 'hyperlink') {
    checkLink(target);
  } else if (isExternal || OUTSIDE_PACKAGE.test(target)) {
    throw new RefusedFile(type === 'image' ? 'external-picture' : 'external-link');
  }
};

/** Refuses what harms whoever follows the link; customers get none of the other links that are not for them either. */
export const checkLink = (target: string) => {
  const kind = linkKindOf(target);
  if (kind === 'program') throw new RefusedFile('dangerous-link');
  if (kind === 'network') throw new RefusedFile('network-link');
};
