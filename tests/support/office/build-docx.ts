import { rawZip, type RawEntry } from './raw-zip.ts';

/** `use`: how the main part refers to it. What nothing refers to is no part of a document. */
export type Part = { name: string; content: string | Buffer; type?: string; use?: string };
export type Rel = { id: string; type: string; target: string; external?: boolean };
type Pages = 'default' | 'first' | 'even';

export type DocxSpec = {
  body?: string;
  /** In twentieths of a point; that of US letter unless given. */
  pageHeight?: number;
  /** Before the end of the section's properties. */
  section?: string;
  headers?: Partial<Record<Pages, string>>;
  footers?: Partial<Record<Pages, string>>;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  settings?: string;
  styles?: string;
  core?: string;
  app?: string;
  custom?: string;
  parts?: Part[];
  relationships?: Rel[];
  packageRelationships?: Rel[];
  partRelationships?: Record<string, Rel[]>;
  defaults?: Record<string, string>;
  mainType?: string;
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

export const wordPart = (root: string, content: string) =>
  `${DECLARATION}<w:${root} ${NAMESPACES}>${content}</w:${root}>`;

const relationshipXml = ({ id, type, target, external }: Rel) =>
  `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${OFFICE}/${type}`}" Target="${target.replaceAll('&', '&amp;')}"${external ? ' TargetMode="External"' : ''}/>`;

export const relationshipsXml = (rels: Rel[]) =>
  `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.map(relationshipXml).join('')}</Relationships>`;

export const usesOf = (parts: Part[] = []): Rel[] =>
  parts.flatMap(({ name, use }, index) =>
    use === undefined ? [] : [{ id: `rIdUse${index}`, type: use, target: `/${name}` }],
  );

const PROPERTIES =
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** The files of a Word document made from scratch; `rawZip` packs them, honestly or not. */
export const docxEntries = (spec: DocxSpec = {}): RawEntry[] => {
  const rels: Rel[] = [...(spec.relationships ?? []), ...usesOf(spec.parts)];
  const parts: Part[] = [];
  const references: string[] = [];
  const add = (kind: string, root: string, content: string | undefined, number = '') => {
    if (content === undefined) return undefined;
    const name = `${kind}${number}.xml`;
    parts.push({ name: `word/${name}`, content: wordPart(root, content), type: `${WORD_TYPE}.${kind}+xml` });
    const id = `rId${100 + rels.length}`;
    rels.push({ id, type: kind, target: name });
    return id;
  };
  const addEnds = (kind: 'header' | 'footer', root: string, ends: DocxSpec['headers'] = {}) => {
    for (const [index, [pages, content]] of Object.entries(ends).entries()) {
      const id = add(kind, root, content, String(index + 1));
      references.push(`<w:${kind}Reference w:type="${pages}" r:id="${id}"/>`);
    }
  };
  addEnds('header', 'hdr', spec.headers);
  addEnds('footer', 'ftr', spec.footers);
  add('footnotes', 'footnotes', spec.footnotes);
  add('endnotes', 'endnotes', spec.endnotes);
  add('comments', 'comments', spec.comments);
  add('settings', 'settings', spec.settings ?? '');
  add('styles', 'styles', spec.styles ?? '');
  const section = `<w:sectPr>${references.join('')}<w:pgSz w:w="12240" w:h="${spec.pageHeight ?? 15_840}"/>${spec.section ?? ''}</w:sectPr>`;
  parts.unshift({
    name: 'word/document.xml',
    content: wordPart('document', `<w:body>${spec.body ?? ''}${section}</w:body>`),
    type: spec.mainType ?? `${WORD_TYPE}.document.main+xml`,
  });
  const packageRels: Rel[] = [
    { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
    {
      id: 'rId2',
      type: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      target: 'docProps/core.xml',
    },
    { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
    ...(spec.packageRelationships ?? []),
  ];
  parts.push({
    name: 'docProps/core.xml',
    content: `${DECLARATION}<cp:coreProperties ${PROPERTIES}>${spec.core ?? '<dc:title>SOP</dc:title>'}</cp:coreProperties>`,
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
  });
  parts.push({
    name: 'docProps/app.xml',
    content: `${DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${spec.app ?? ''}</Properties>`,
    type: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
  });
  if (spec.custom !== undefined) {
    packageRels.push({ id: 'rId4', type: 'custom-properties', target: 'docProps/custom.xml' });
    parts.push({
      name: 'docProps/custom.xml',
      content: `${DECLARATION}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">${spec.custom}</Properties>`,
      type: 'application/vnd.openxmlformats-officedocument.custom-properties+xml',
    });
  }
  parts.push(...(spec.parts ?? []));
  const partRels = Object.entries(spec.partRelationships ?? {}).map(([name, list]) => ({
    name: name.replace(/([^/]+)$/, '_rels/$1.rels'),
    content: relationshipsXml(list),
  }));
  return [
    { name: '[Content_Types].xml', content: contentTypesXml(parts, spec.defaults) },
    { name: '_rels/.rels', content: relationshipsXml(packageRels) },
    { name: 'word/_rels/document.xml.rels', content: relationshipsXml(rels) },
    ...partRels,
    ...parts,
  ];
};

export const contentTypesXml = (parts: Part[], defaults: Record<string, string> = {}) => {
  const byExtension = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...defaults,
  };
  const defaultXml = Object.entries(byExtension).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  );
  const overrides = parts
    .filter(({ type }) => type !== undefined)
    .map(({ name, type }) => `<Override PartName="/${name}" ContentType="${type}"/>`);
  return `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[...defaultXml, ...overrides].join('')}</Types>`;
};

export const buildDocx = (spec: DocxSpec = {}): Buffer => rawZip({ entries: docxEntries(spec) });
