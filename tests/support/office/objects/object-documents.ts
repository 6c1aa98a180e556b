import { buildDocx, type DocxSpec } from '#tests/support/office/build-docx.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { p, paragraph, run } from '#tests/support/office/word-markup.ts';

export const OLE2 = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 9, 9, 9, 9]);
const OLE_TYPE = 'application/vnd.openxmlformats-officedocument.oleObject';

type ObjectSpec = { image: string; embedded: string; style?: string };

/** An embedded object as Word writes it: the picture that is shown, and what opens on a double click. */
export const embeddedObject = ({ image, embedded, style = 'width:120pt;height:90pt' }: ObjectSpec) =>
  `<w:object w:dxaOrig="2400" w:dyaOrig="1800"><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" o:preferrelative="t" path="m@4@5l@4@11@9@11@9@5xe" filled="f" stroked="f"><v:path o:extrusionok="f" gradientshapeok="t" o:connecttype="rect"/></v:shapetype><v:shape id="_x0000_i1025" type="#_x0000_t75" style="${style}" o:ole=""><v:imagedata r:id="${image}" o:title=""/></v:shape><o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" ShapeID="_x0000_i1025" DrawAspect="Content" ObjectID="_1700000000" r:id="${embedded}"/></w:object>`;

type DocumentSpec = DocxSpec & {
  picture?: { name: string; bytes: Buffer; type: string };
  embedded?: { name: string; bytes: Buffer; type?: string; relationship: string };
};

/** A template with one embedded object under the heading “Prices”. */
export const documentWithObject = ({
  picture = { name: 'image1.png', bytes: makePng(80, 60), type: 'image/png' },
  embedded = { name: 'oleObject1.bin', bytes: OLE2, type: OLE_TYPE, relationship: 'oleObject' },
  body = p('For {{business_name}}') +
    paragraph(run('<w:t>Prices</w:t>'), '<w:outlineLvl w:val="0"/>') +
    paragraph(run(embeddedObject({ image: 'rIdPicture', embedded: 'rIdObject' }))),
  parts = [],
  relationships = [],
  ...spec
}: DocumentSpec = {}) =>
  buildDocx({
    ...spec,
    body,
    parts: [
      ...parts,
      { name: `word/media/${picture.name}`, content: picture.bytes, type: picture.type },
      {
        name: `word/embeddings/${embedded.name}`,
        content: embedded.bytes,
        ...(embedded.type && { type: embedded.type }),
      },
    ],
    relationships: [
      ...relationships,
      { id: 'rIdPicture', type: 'image', target: `media/${picture.name}` },
      { id: 'rIdObject', type: embedded.relationship, target: `embeddings/${embedded.name}` },
    ],
  });
