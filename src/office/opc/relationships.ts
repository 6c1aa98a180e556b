import { posix } from 'node:path';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

export type Relationship = {
  id: string;
  /** The last word of its type, the same in the transitional, strict and Microsoft name spaces. */
  type: string;
  target: string;
  isExternal: boolean;
  element: XmlElement;
};

export type Relationships = { root: XmlElement | undefined; list: Relationship[] };

export const readRelationships = (source: string): Relationships => {
  const list: Relationship[] = [];
  let root: XmlElement | undefined;
  scanXml(source, {
    close: (element) => {
      if (element.name === 'rel:Relationships') root = element;
      if (element.name === 'rel:Relationship') list.push(toRelationship(element));
    },
  });
  return { root, list };
};

export const toRelationship = (element: XmlElement): Relationship => {
  const { Id = '', Type = '', Target = '', TargetMode } = element.attributes;
  return {
    id: Id,
    type: Type.slice(Type.lastIndexOf('/') + 1),
    target: Target,
    isExternal: TargetMode?.toLowerCase() === 'external',
    element,
  };
};

/** `C:\\x.dotx`, also behind `file:///`; `file:///Users/x.dotx`; `Disk:Users:x.dotx` of old Macs; a bare name. */
const LOCAL_PATH = /^(?:(?:file:\/{3,4})?[a-z]:[\\/].*|file:\/{3}[^/\\].*|[^/\\:]+(?::[^/\\:]+)+|[^/\\:]+)$/i;

/**
 * Word notes where on the author's computer the style template lies. Customers never get that note, so it is
 * no reason to refuse; a template on the network would be fetched, and is.
 */
export const isLocalTemplate = (type: string, target: string) =>
  type.toLowerCase() === 'attachedtemplate' && LOCAL_PATH.test(target);

const RELATIONSHIPS_PART = /^(.*?)_rels\/([^/]*)\.rels$/i;

/** The part whose relationships a `.rels` part holds; '' is the package itself. */
export const ownerOfRelationships = (partName: string): string | undefined => {
  const match = RELATIONSHIPS_PART.exec(partName);
  return match ? `${match[1]}${match[2]}` : undefined;
};

export const relationshipsPartOf = (partName: string) =>
  posix.join(posix.dirname(partName), '_rels', `${posix.basename(partName)}.rels`);

export const resolveTarget = (partName: string, target: string) =>
  target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(partName), target);
