import { readRelationships } from '#office/opc/relationships.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { addressOfMark } from './mark-address.ts';

const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** Links that pictures of a part are given; a picture's address stands in the relationships of its part. */
export const createPictureLinks = (relationships: string) => {
  let prefix = 'rIdMark';
  while (relationships.includes(prefix)) prefix += '_';
  const names: string[] = [];

  const addTo = (source: string) => {
    const { root } = readRelationships(source);
    if (!root || root.isSelfClosing || names.length === 0) return source;
    const element = `${prefixOf(root.qname)}Relationship`;
    const added = names.map(
      (name, index) =>
        `<${element} Id="${prefix}${index}" Type="${HYPERLINK}" Target="${escapeAttribute(addressOfMark(name))}" TargetMode="External"/>`,
    );
    return source.slice(0, root.closeStart) + added.join('') + source.slice(root.closeStart);
  };
  return { linkTo: (name: string) => `${prefix}${names.push(name) - 1}`, addTo };
};
