import type { OfficePackage } from '#office/opc/open-package.ts';
import { isAddedByOffice, partUseOf } from '#office/opc/part-uses.ts';
import { reachParts } from '#office/opc/reach-parts.ts';
import { ownerOfRelationships, readRelationships, relationshipsPartOf } from '#office/opc/relationships.ts';
import type { Finding } from './finding.ts';

/** Tells of the parts that customers do not get, because no document needs them. */
export const inspectParts = (opened: OfficePackage): Finding[] => {
  const names = opened.entries.map(({ name }) => name);
  const { parts } = reachParts((owner) => {
    const entry = opened.find(relationshipsPartOf(owner));
    const list = entry ? readRelationships(opened.read(entry).source).list : [];
    return list.filter(({ type }) => partUseOf(type) !== undefined || isAddedByOffice(type));
  }, names);
  return names
    .filter((name) => !name.endsWith('/') && ownerOfRelationships(name) === undefined)
    .filter((name) => !parts.has(name.toLowerCase()))
    .map((part) => ({
      severity: 'warning',
      code: 'part-left-out',
      message: 'The file holds a part that no document needs. It is left out of what customers get.',
      part,
      place: part,
    }));
};
