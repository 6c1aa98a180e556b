import type { PackageLimits } from '#office/limits.ts';
import { type RefusalCode, RefusedFile } from '#office/refusal.ts';
import { refuseOtherEncoding, sniffEncoding } from '#office/xml/decode-xml.ts';
import { createXmlStream, type StreamVisitor } from './xml-stream.ts';
import type { OfficeKind } from './check-content-types.ts';
import { checkFormulas } from './check-formulas.ts';
import { checkMarkup } from './check-markup.ts';
import { checkRelationships } from './check-relationships.ts';
import { checkSvg } from './check-svg.ts';

const NOTHING: ReadonlySet<RefusalCode> = new Set();

/** Reads a part as XML, piece by piece, and refuses what none may contain. Answers with the name of its outermost element. */
export const checkXml = async (
  chunks: AsyncIterable<Uint8Array>,
  kind: OfficeKind,
  limits: PackageLimits,
  pardoned: ReadonlySet<RefusalCode> = NOTHING,
): Promise<string> => {
  const markup = checkMarkup(limits, pardoned);
  const rules = allRules(markup, kind, { limits, pardoned });
  const reader = createXmlStream(rules);
  let decode: ReturnType<typeof createDecoder> | undefined;
  for await (const chunk of chunks) {
    decode ??= createDecoder(chunk);
    reader.write(decode(chunk));
  }
  if (decode) reader.write(decode());
  reader.close();
  markup.end();
  return rules.rootName();
};

type Rules = StreamVisitor & { rootName: () => string };

type Leave = { limits: PackageLimits; pardoned: ReadonlySet<RefusalCode> };

const allRules = (
  markup: ReturnType<typeof checkMarkup>,
  kind: OfficeKind,
  { limits, pardoned }: Leave,
): Rules => {
  const formulas = kind === 'xlsx' ? checkFormulas() : undefined;
  const relationships = checkRelationships(pardoned);
  const svg = checkSvg(limits);
  let isSvg = false;
  let root = '';
  return {
    rootName: () => root,
    open: (element) => {
      if (!element.parent) root = element.name;
      if (!element.parent) isSvg = /^(?:svg:)?svg$/i.test(element.name);
      formulas?.open(element);
      if (isSvg) svg.open(element);
      markup.open(element);
      relationships.open(element);
    },
    close: (element) => {
      formulas?.close(element);
      markup.close(element);
    },
    text: (text) => {
      if (isSvg) svg.text(text);
      formulas?.text(text);
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
