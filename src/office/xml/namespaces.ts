import { RefusedFile } from '#office/refusal.ts';

const OOXML = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const MICROSOFT = 'http://schemas.microsoft.com/office';

/** Two prefixes mean something without being declared. */
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Our one prefix per namespace, whatever prefix or dialect (transitional, strict) a file uses. */
const prefixByNamespace = new Map(
  Object.entries({
    w: [`${OOXML}/wordprocessingml/2006/main`, `${STRICT}/wordprocessingml/main`],
    a: [`${OOXML}/drawingml/2006/main`, `${STRICT}/drawingml/main`],
    wp: [`${OOXML}/drawingml/2006/wordprocessingDrawing`, `${STRICT}/drawingml/wordprocessingDrawing`],
    pic: [`${OOXML}/drawingml/2006/picture`, `${STRICT}/drawingml/picture`],
    xdr: [`${OOXML}/drawingml/2006/spreadsheetDrawing`, `${STRICT}/drawingml/spreadsheetDrawing`],
    c: [`${OOXML}/drawingml/2006/chart`, `${STRICT}/drawingml/chart`],
    m: [`${OOXML}/officeDocument/2006/math`, `${STRICT}/officeDocument/math`],
    r: [`${OOXML}/officeDocument/2006/relationships`, `${STRICT}/officeDocument/relationships`],
    x: [`${OOXML}/spreadsheetml/2006/main`, `${STRICT}/spreadsheetml/main`],
    ep: [`${OOXML}/officeDocument/2006/extended-properties`, `${STRICT}/officeDocument/extendedProperties`],
    cp: [`${OOXML}/package/2006/metadata/core-properties`],
    ct: [`${OOXML}/package/2006/content-types`],
    rel: [`${OOXML}/package/2006/relationships`],
    mc: [`${OOXML}/markup-compatibility/2006`],
    xml: [XML],
    dc: ['http://purl.org/dc/elements/1.1/'],
    v: ['urn:schemas-microsoft-com:vml'],
    o: ['urn:schemas-microsoft-com:office:office'],
    cx: [`${MICROSOFT}/drawing/2014/chartex`],
    svg: ['http://www.w3.org/2000/svg'],
    xlink: ['http://www.w3.org/1999/xlink'],
  }).flatMap(([prefix, namespaces]) => namespaces.map((namespace) => [namespace, prefix] as const)),
);

/** The namespaces a drawing of ours needs, in the dialect of the part it goes into. */
export const drawingNamespaces = (isStrict: boolean) => ({
  wp: isStrict
    ? `${STRICT}/drawingml/wordprocessingDrawing`
    : `${OOXML}/drawingml/2006/wordprocessingDrawing`,
  a: isStrict ? `${STRICT}/drawingml/main` : `${OOXML}/drawingml/2006/main`,
  pic: isStrict ? `${STRICT}/drawingml/picture` : `${OOXML}/drawingml/2006/picture`,
  r: isStrict ? `${STRICT}/officeDocument/relationships` : `${OOXML}/officeDocument/2006/relationships`,
});

/** What the prefixes mean inside one element; an element that declares none shares its parent's. */
export type NamespaceScope = {
  readonly namespaces: ReadonlyMap<string, string>;
  /** `w:p` as written -> `w:p` as we call it. */
  readonly elements: Map<string, string>;
  readonly attributes: Map<string, string>;
};

const createScope = (namespaces: ReadonlyMap<string, string>): NamespaceScope => ({
  namespaces,
  elements: new Map(),
  attributes: new Map(),
});

export const outermostScope = () =>
  createScope(
    new Map([
      ['xml', XML],
      ['xmlns', XMLNS],
    ]),
  );

export const scopeOf = (attributes: Record<string, string>, outer: NamespaceScope): NamespaceScope => {
  let namespaces: Map<string, string> | undefined;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) continue;
    if (name !== 'xmlns' && name[5] !== ':') continue;
    namespaces ??= new Map(outer.namespaces);
    namespaces.set(name.slice(6), attributes[name] ?? '');
  }
  return namespaces ? createScope(namespaces) : outer;
};

export const elementName = (qname: string, scope: NamespaceScope): string => {
  const known = scope.elements.get(qname);
  if (known !== undefined) return known;
  const name = canonicalName(qname, scope, scope.namespaces.get(''));
  scope.elements.set(qname, name);
  return name;
};

/** An attribute without a prefix is in no namespace, whatever the default is. */
export const attributeName = (qname: string, scope: NamespaceScope): string => {
  const known = scope.attributes.get(qname);
  if (known !== undefined) return known;
  const name = canonicalName(qname, scope, undefined);
  scope.attributes.set(qname, name);
  return name;
};

const canonicalName = (qname: string, scope: NamespaceScope, withoutPrefix: string | undefined) => {
  const colon = qname.indexOf(':');
  if (colon === -1 && !withoutPrefix) return qname;
  const prefix = colon === -1 ? '' : qname.slice(0, colon);
  const namespace = scope.namespaces.get(prefix);
  const local = qname.slice(colon + 1);
  if (namespace === undefined) throw new RefusedFile('bad-xml');
  return `${prefixByNamespace.get(namespace) ?? `{${namespace}}`}:${local}`;
};

/** The prefix a name is written with, colon included. */
export const prefixOf = (qname: string) => qname.slice(0, qname.indexOf(':') + 1);
