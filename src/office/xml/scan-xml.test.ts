import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createXmlStream } from '#office/guard/xml-stream.ts';
import { openPackage } from '#office/opc/open-package.ts';
import { RefusedFile } from '#office/refusal.ts';
import { dialectCases } from '#tests/support/office/cases-dialects.ts';
import { logoCases } from '#tests/support/office/cases-logo.ts';
import { placeCases } from '#tests/support/office/cases-places.ts';
import { reviewCases } from '#tests/support/office/cases-review.ts';
import { splitCases } from '#tests/support/office/cases-splits.ts';
import { attributeRanges } from './attribute-ranges.ts';
import { scanXml } from './scan-xml.ts';
import { attributeOf, type XmlVisitor } from './xml-element.ts';

/** All a visitor is told, in words; texts that touch are one. */
const record = (read: (visitor: XmlVisitor) => void) => {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(`text ${text}`);
    text = '';
  };
  read({
    open: ({ name, qname, attributes, depth, isSelfClosing }) => {
      flush();
      events.push(JSON.stringify(['open', name, qname, { ...attributes }, depth, isSelfClosing]));
    },
    close: ({ name }) => {
      flush();
      events.push(`close ${name}`);
    },
    text: ({ content }) => {
      text += content;
    },
  });
  flush();
  return events;
};

const scanned = (xml: string) => record((visitor) => scanXml(xml, visitor));
const streamed = (xml: string) => record((visitor) => createXmlStream(visitor).write(xml).close());

const name = fc.constantFrom('a', 'w:p', 'w:t', 'x:y', 'b-c.d');
const writtenText = fc
  .array(
    fc.constantFrom(
      'x',
      ' ',
      '\r\n',
      '\t',
      '&amp;',
      '&#65;',
      '&#x1F600;',
      '>',
      '"',
      "'",
      'é',
      '<!-- > -->',
      '<?p >?>',
      '<![CDATA[<&]]>',
    ),
    {
      maxLength: 5,
    },
  )
  .map((pieces) => pieces.join(''));
const attribute = fc
  .tuple(
    fc.constantFrom('n', 'w:n', 'xml:space'),
    fc.constantFrom('"', "'"),
    fc.array(fc.constantFrom('x', '>', '/>', '&lt;', '\n', '\t', ' ', '=')),
  )
  .map(([key, quote, value]) => ` ${key} = ${quote}${value.join('')}${quote}`);
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.option(attribute, { nil: '' }),
      fc.array(fc.oneof({ depthSize: 'small' }, writtenText, tie('element')), { maxLength: 4 }),
      fc.boolean(),
    )
    .map(([tag, attributes, content, isShort]) =>
      isShort ? `<${tag}${attributes} />` : `<${tag}${attributes} >${content.join('')}</${tag} >`,
    ),
}));
const anyXml = element.map(
  (content) =>
    `<?xml version="1.0"?>\n<r xmlns="urn:d" xmlns:w="urn:w" xmlns:x='urn:x'>${content}</r>\n<!-- end -->`,
);

describe('the quick scanner', () => {
  test('reads any well-formed XML as the validating parser does', () => {
    fc.assert(
      fc.property(anyXml, (xml) => {
        expect(scanned(xml)).toEqual(streamed(xml));
      }),
      { numRuns: 1000 },
    );
  });

  test('reads every part of the matrix of templates as the validating parser does', async () => {
    for (const template of [...placeCases, ...splitCases, ...dialectCases, ...logoCases, ...reviewCases]) {
      const opened = openPackage(await template.file());
      for (const entry of opened.entries.filter(({ name: part }) => /\.(?:xml|rels)$/.test(part))) {
        const { source } = opened.read(entry);
        expect(scanned(source)).toEqual(streamed(source));
      }
    }
  });

  test('tells where everything is written', () => {
    fc.assert(
      fc.property(anyXml, (xml) => {
        scanXml(xml, {
          close: ({ start, end, closeStart, closeEnd, qname, isSelfClosing }) => {
            expect(xml.slice(start, start + 1 + qname.length)).toBe(`<${qname}`);
            expect(xml[end - 1]).toBe('>');
            expect(isSelfClosing ? xml.slice(end - 2, end) : xml.slice(closeStart, closeStart + 2)).toBe(
              isSelfClosing ? '/>' : '</',
            );
            expect(xml[closeEnd - 1]).toBe('>');
          },
          open: (found) => {
            for (const { start, end, outerEnd } of attributeRanges(xml, found)) {
              expect(xml.slice(outerEnd - 1, outerEnd)).toBe(xml[start - 1]);
              expect(end).toBe(outerEnd - 1);
            }
          },
        });
      }),
    );
  });

  test.each([
    '',
    'x',
    '<a>',
    '<a></b>',
    '<a><b></a></b>',
    '<a',
    '<a b="',
    '<a><!-- </a>',
    '<a>&unknown;</a>',
    '<a></a x>',
    '< a/>',
    '<p:a/>',
  ])('refuses what does not nest: %s', (xml) => {
    expect(() => scanXml(xml, { text: () => {} })).toThrow(RefusedFile);
  });

  test('finds an attribute behind the declaration of a namespace', () => {
    const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const found: (string | undefined)[] = [];
    scanXml(`<w:p xmlns:more="urn:more" xmlns:w="${main}" w:val="x"/>`, {
      open: (opened) => found.push(attributeOf(opened, 'w:val'), attributeOf(opened, 'w:none')),
    });
    expect(found).toEqual(['x', undefined]);
  });

  test('refuses a document type', () => {
    expect(() => scanXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', {})).toThrow(RefusedFile);
  });
});
