import { drawingNamespaces } from '#office/xml/namespaces.ts';
import { escapeAttribute } from '#office/xml/escape-xml.ts';
import type { Extent } from './picture-image.ts';

type Drawing = {
  /** The prefix of the Word element it goes into, colon included. */
  prefix: string;
  isStrict: boolean;
  relationshipId: string;
  drawingId: number;
  name: string;
  altText: string;
  extent: Extent;
};

/** A picture as part of a line of text, declaring every namespace it needs, so it can stand anywhere. */
export const inlineDrawing = ({ prefix, isStrict, relationshipId, drawingId, extent, ...shown }: Drawing) => {
  const { wp, a, pic, r } = drawingNamespaces(isStrict);
  const [name, altText] = [escapeAttribute(shown.name), escapeAttribute(shown.altText)];
  const size = `cx="${extent.widthInEmu}" cy="${extent.heightInEmu}"`;
  return (
    `<${prefix}drawing>` +
    `<wp:inline xmlns:wp="${wp}" distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent ${size}/>` +
    `<wp:docPr id="${drawingId}" name="${name} ${drawingId}" descr="${altText}"/>` +
    `<wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="${a}" noChangeAspect="1"/></wp:cNvGraphicFramePr>` +
    `<a:graphic xmlns:a="${a}"><a:graphicData uri="${pic}"><pic:pic xmlns:pic="${pic}">` +
    `<pic:nvPicPr><pic:cNvPr id="${drawingId}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip xmlns:r="${r}" r:embed="${relationshipId}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></${prefix}drawing>`
  );
};
