import { describe, expect, test } from 'vitest';
import { fillDocx } from '#office/fill-docx.ts';
import { fillXlsx } from '#office/fill-xlsx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { buildDocx, type DocxSpec } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { isWellFormed, paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { p, paragraph, picture, r, run, table } from '#tests/support/office/word-markup.ts';

const EMU = 914_400;
const placeholders = definePlaceholders({
  business_name: {},
  floor_plan: { kind: 'picture', box: { widthInEmu: 3 * EMU, heightInEmu: 2 * EMU } },
  front_photo: { kind: 'picture' },
});

/** No more of a JPEG than tells how large it is. */
const makeJpeg = (width: number, height: number) => {
  const frame = Buffer.from([
    0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9,
  ]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), frame]);
};

const plan = { draw: () => makePng(300, 200), altText: 'The kitchen & "bar"' };
const photo = { draw: () => makeJpeg(400, 100), altText: 'Front' };

const BODY = 'word/document.xml';
const sample = {
  defaults: { png: 'image/png' },
  parts: [{ name: 'word/media/sample.png', content: makePng(4, 2) }],
  partRelationships: { [BODY]: [{ id: 'rIdPic', type: 'image', target: 'media/sample.png' }] },
} satisfies DocxSpec;

const framed = (descr: string) => run(picture({ id: 'rIdPic', descr, cx: 6000, cy: 2000 }));

const fill = (spec: DocxSpec, pictures: Parameters<typeof fillDocx>[2] = { pictures: {} }) => {
  const output = readPackage(fillDocx(buildDocx(spec), { placeholders, values: {} }, pictures));
  expect(output.xmlNames.filter((part) => !isWellFormed(output.xml(part)))).toEqual([]);
  return output;
};

const inspect = (spec: DocxSpec) => inspectDocx(buildDocx(spec), { placeholders });

describe('a picture that a customer has given', () => {
  test('is printed where its name stands as text, in the room its question gives it, with its own words for who does not see it', () => {
    const output = fill({ body: p('Plan: {{floor', '_plan}}.') }, { pictures: { floor_plan: plan } });
    expect(paragraphsOf(output.xml(BODY))).toEqual(['Plan: [picture].']);
    expect(output.xml(BODY)).toContain(`<wp:extent cx="${3 * EMU}" cy="${2 * EMU}"/>`);
    expect(output.xml(BODY)).toContain('descr="The kitchen &amp; &quot;bar&quot;"');
    expect(output.xml('[Content_Types].xml')).toContain('PartName="/word/media/picture.png"');
  });

  test('takes the place of a picture that is called by its name, inside its box; the words of that one go', () => {
    const body = paragraph(framed('{{floor_plan}}'));
    const output = fill({ ...sample, body }, { pictures: { floor_plan: plan } });
    expect(output.xml(BODY)).toContain('<wp:extent cx="3000" cy="2000"/>');
    expect(output.xml(BODY)).toContain('r:embed="rIdPicture"');
    expect(output.xml(BODY)).not.toContain('floor_plan');
  });

  test('may be one of several, each of its own kind and file, however often it is shown', () => {
    const body = p('{{floor_plan}} {{front_photo}} {{floor_plan}}');
    const output = fill({ body }, { pictures: { floor_plan: plan, front_photo: photo } });
    expect(paragraphsOf(output.xml(BODY))).toEqual(['[picture] [picture] [picture]']);
    const links = output.xml('word/_rels/document.xml.rels');
    expect(links).toContain('Id="rIdPicture" ');
    expect(links).toContain('Id="rIdPicture_" ');
    expect(links).toContain('Target="media/picture.png"');
    expect(links).toContain('Target="media/picture.jpeg"');
    expect(output.xml('[Content_Types].xml')).toContain(
      'PartName="/word/media/picture.jpeg" ContentType="image/jpeg"',
    );
  });

  test('is no wider than the cell it stands in', () => {
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:tcW w:w="2376" w:type="dxa"/></w:tcPr>${p('{{floor_plan}}')}</w:tc></w:tr></w:tbl>`;
    const output = fill({ body: cell }, { pictures: { floor_plan: plan } });
    expect(output.xml(BODY)).toContain(`<wp:extent cx="${1.5 * EMU}" cy="${EMU}"/>`);
  });

  test('can be asked for; without it nothing of it is left, neither a frame nor a file nor a link', () => {
    const body =
      p('{{#if floor_plan}}See {{floor_plan}}{{else}}No plan{{/if}}') +
      paragraph(framed('{{floor_plan}}')) +
      table([p('{{floor_plan}}')]);
    const output = fill({ ...sample, body });
    expect(paragraphsOf(output.xml(BODY))).toEqual(['No plan', '', '']);
    expect(output.xml(BODY)).not.toMatch(/<w:drawing|floor_plan/);
    expect(output.names.filter((name) => name.includes('media/picture'))).toEqual([]);
    expect(output.xml('word/_rels/document.xml.rels')).not.toContain('rIdPicture');
    const shown = fill({ ...sample, body }, { pictures: { floor_plan: plan } });
    expect(paragraphsOf(shown.xml(BODY))).toEqual(['See [picture]', '[picture]', '[picture]']);
  });

  test('leaves a picture alone that the author has described in the same words', () => {
    const body = paragraph(framed('Floor plan'));
    expect(fill({ ...sample, body }, { pictures: { floor_plan: plan } }).xml(BODY)).toContain('rIdPic"');
  });

  test('is swapped in a workbook, too, and left out of its cells', () => {
    const drawing = 'xl/drawings/drawing1.xml';
    const workbook = buildXlsx({
      strings: ['{{floor_plan}}', '{{business_name}}'],
      parts: [
        {
          name: drawing,
          use: 'drawing',
          content:
            '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
            '<xdr:oneCellAnchor><xdr:from/><xdr:ext cx="900" cy="400"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="P" descr="{{floor_plan}}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>',
          type: 'application/vnd.openxmlformats-officedocument.drawing+xml',
        },
        { name: 'xl/media/image1.png', content: makePng(2, 2), type: 'image/png' },
      ],
      partRelationships: { [drawing]: [{ id: 'rId1', type: 'image', target: '../media/image1.png' }] },
    });
    const values = { business_name: 'Ann' };
    const output = readPackage(
      fillXlsx(workbook, { placeholders, values }, { pictures: { floor_plan: plan } }),
    );
    expect(output.xml(drawing)).toContain('<xdr:ext cx="600" cy="400"/>');
    expect(output.xml(drawing)).toContain('r:embed="rIdPicture"');
    expect(output.xml('xl/sharedStrings.xml')).toContain('<si><t></t></si><si><t>Ann</t></si>');
    const { findings } = inspectXlsx(workbook, { placeholders });
    expect(findings.map(({ code }) => code)).toEqual(['picture-not-printable']);
  });
});

describe('the author of a template', () => {
  test('is told that a picture takes no format, and that a line of fixed height cuts it', () => {
    const fixed = paragraph(r('{{floor_plan}}'), '<w:spacing w:line="240" w:lineRule="exact"/>');
    const { findings } = inspect({ body: p('{{floor_plan | upper}}') + fixed });
    expect(findings.map(({ message }) => message)).toEqual([
      '{{floor_plan | upper}}: A picture takes no format.',
      'The picture stands in a line of fixed height and will be cut off. Set the line spacing of its paragraph to “single”.',
    ]);
  });

  test('means a picture by a name that stands on one, as large as its frame', () => {
    const body = paragraph(framed('{{site_sketch}}')) + p('{{site_sketch}}');
    expect(inspect({ ...sample, body }).unknown).toEqual([
      { name: 'site_sketch', use: 'picture', list: undefined, box: { widthInEmu: 6000, heightInEmu: 2000 } },
      { name: 'site_sketch', use: 'value', list: undefined },
    ]);
  });
});
