import { buildDocx, type DocxSpec } from '#tests/support/office/build-docx.ts';
import { field, p, paragraph, picture, r, run } from '#tests/support/office/word-markup.ts';

export type CanaryDocument = { name: string; file: Buffer };

const linked = (target: string): DocxSpec => ({
  body: paragraph(run(picture({ id: 'rIdFar' }).replace('r:embed', 'r:link'))) + p('x'),
  relationships: [{ id: 'rIdFar', type: 'image', target, external: true }],
});
const embeddedAs = (target: string): DocxSpec => ({
  body: paragraph(run(picture({ id: 'rIdFar' }))) + p('x'),
  relationships: [{ id: 'rIdFar', type: 'image', target, external: true }],
});
const vml = (target: string): DocxSpec => ({
  body: paragraph(
    run(
      '<w:pict><v:shape id="s" style="width:200pt;height:100pt"><v:imagedata r:id="rIdFar"/></v:shape></w:pict>',
    ),
  ),
  relationships: [{ id: 'rIdFar', type: 'image', target, external: true }],
});
const included = (target: string): DocxSpec => ({
  body: paragraph(field([` INCLUDEPICTURE "${target}" \\d `], r('x'))),
});
const includedText = (target: string): DocxSpec => ({
  body: paragraph(field([` INCLUDETEXT "${target}" `], r('x'))),
});
const attached = (target: string): DocxSpec => ({
  body: p('x'),
  settings: '<w:attachedTemplate r:id="rIdFar"/>',
  partRelationships: {
    'word/settings.xml': [{ id: 'rIdFar', type: 'attachedTemplate', target, external: true }],
  },
});
const otherDocument = (target: string): DocxSpec => ({
  body: `<w:altChunk r:id="rIdFar"/>${p('x')}`,
  relationships: [{ id: 'rIdFar', type: 'aFChunk', target, external: true }],
});
const webPage = (target: string): DocxSpec => ({
  body: `<w:altChunk r:id="rIdChunk"/>${p('x')}`,
  relationships: [{ id: 'rIdChunk', type: 'aFChunk', target: 'chunk.html' }],
  parts: [{ name: 'word/chunk.html', content: `<img src="${target}">`, type: 'text/html' }],
});

const ways: Record<string, (target: string) => DocxSpec> = {
  'a linked picture': linked,
  'a picture that is elsewhere': embeddedAs,
  'a picture of the old kind': vml,
  'a picture by a field': included,
  'a text by a field': includedText,
  'an attached template': attached,
  'another document': otherDocument,
  'a web page inside': webPage,
};

/** Every way we know to make an office fetch something, from an address or a path. */
export const canaryDocuments = (target: string): CanaryDocument[] =>
  Object.entries(ways).map(([name, spec]) => ({ name, file: buildDocx(spec(target)) }));

/** A vector picture that shows a file: the one way that settings of LibreOffice do not close. */
export const vectorCanary = (target: string): CanaryDocument => ({
  name: 'a vector picture',
  file: buildDocx({
    body: paragraph(run(picture({ id: 'rIdPic' }))) + p('x'),
    relationships: [{ id: 'rIdPic', type: 'image', target: 'media/a.svg' }],
    parts: [
      {
        name: 'word/media/a.svg',
        content: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="100"><image width="200" height="100" xlink:href="${target}"/></svg>`,
      },
    ],
    defaults: { svg: 'image/svg+xml' },
  }),
});
