import type { PackageLimits } from '#office/limits.ts';
import { RefusedFile } from '#office/refusal.ts';
import { refuseOtherEncoding, sniffEncoding } from '#office/xml/decode-xml.ts';
import { createXmlStream, type StreamVisitor } from './xml-stream.ts';
import { checkMarkup } from './check-markup.ts';
import { checkRelationships } from './check-relationships.ts';
import { checkSvg } from './check-svg.ts';

/** Reads a part as XML, piece by piece, and refuses what none may contain. */
export const checkXml = async (chunks: AsyncIterable<Uint8Array>, limits: PackageLimits) => {
  const markup = checkMarkup(limits);
  const reader = createXmlStream(allRules(markup, limits));
  let decode: ReturnType<typeof createDecoder> | undefined;
  for await (const chunk of chunks) {
    decode ??= createDecoder(chunk);
    reader.write(decode(chunk));
  }
  if (decode) reader.write(decode());
  reader.close();
  markup.end();
};

const allRules = (markup: ReturnType<typeof checkMarkup>, limits: PackageLimits): StreamVisitor => {
  const relationships = checkRelationships();
  const svg = checkSvg(limits);
  let isSvg = false;
  return {
    open: (element) => {
      if (!element.parent) isSvg = /^(?:svg:)?svg$/i.test(element.name);
      if (isSvg) svg.open(element);
      markup.open(element);
      relationships.open(element);
    },
    close: markup.close,
    text: (text) => {
      if (isSvg) svg.text(text);
      markup.text(text);
    },
    instruction: (target) => {
      if (target === 'xml-stylesheet') throw new RefusedFile('svg-reference');
    },
  };
};

const createDecoder = (opening: Uint8Array) => {
  const encoding = sniffEncoding(opening);
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let isOpening = true;
  return (chunk?: Uint8Array) => {
    const text = decodeChunk(decoder, chunk);
    if (isOpening) refuseOtherEncoding(text.slice(0, 200), encoding);
    isOpening = false;
    return text;
  };
};

const decodeChunk = (decoder: TextDecoder, chunk: Uint8Array | undefined) => {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new RefusedFile('encoding', undefined, cause);
  }
};
