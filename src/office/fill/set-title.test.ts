import { describe, expect, test } from 'vitest';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { isWellFormed, readPackage } from '#tests/support/office/read-package.ts';
import { sampleFilling } from '#tests/support/office/sample-values.ts';
import { paragraph } from '#tests/support/office/word-markup.ts';
import { fillDocx } from '#office/fill-docx.ts';

const CORE = 'docProps/core.xml';

const coreAfter = (core: string, title?: string) => {
  const template = buildDocx({ body: paragraph('Hello'), core });
  const filled = readPackage(fillDocx(template, sampleFilling, { title }));
  const content = filled.xml(CORE);
  expect(isWellFormed(content)).toBe(true);
  return content;
};

describe('the title of a filled document', () => {
  test.each([
    ['there is none', '<dc:creator>Ann</dc:creator>'],
    ['it is empty', '<dc:title></dc:title>'],
    ['it is an empty tag', '<dc:title/>'],
    ['it is blank', '<dc:title> </dc:title>'],
  ])('is the given one where %s', (_, core) => {
    const content = coreAfter(core, 'Opening & <Closing>');
    expect(content.match(/<dc:title[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/>Opening &amp; &lt;Closing&gt;$/),
    ]);
  });

  test('is the template’s own where it has one', () => {
    expect(coreAfter('<dc:title>Cold storage</dc:title>', 'File name')).toContain(
      '<dc:title>Cold storage</dc:title>',
    );
  });

  test('stays away where none is given', () => {
    expect(coreAfter('<dc:creator></dc:creator>')).not.toContain('dc:title');
  });
});
