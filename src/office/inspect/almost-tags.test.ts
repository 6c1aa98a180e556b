import { describe, expect, test } from 'vitest';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { field, p, paragraph, r } from '#tests/support/office/word-markup.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { almostTags } from './almost-tags.ts';

const remarks = (text: string) =>
  almostTags(text, shopInspection.placeholders).map(({ severity, message }) => `${severity}: ${message}`);

describe('what looks like a tag and is none', () => {
  test.each([
    '{business_name}',
    '{Business Name}}',
    '«business_name»',
    '<<business_name>>',
    '<business_name>',
    '[Business Name]',
    '%business_name%',
    '__business_name__',
  ])('%s is told with the tag that was meant', (written) => {
    expect(remarks(`For ${written} only`)).toEqual([
      `warning: “${written}” will be printed as it is. Did you mean {{business_name}}?`,
    ]);
  });

  test('in full-width braces is told, whether its name is known or not', () => {
    expect(remarks('｛｛business name｝｝ and {｛fax｝}')).toEqual([
      'warning: “｛｛business name｝｝” will be printed as it is. Its braces are full-width ones. Write it as {{business_name}}.',
      'warning: “{｛fax｝}” will be printed as it is. Its braces are full-width ones. Write it as {{fax}}.',
    ]);
  });

  test('in four braces is told where its name is known', () => {
    expect(remarks('{{{{business_name}}}} and {{{{x}}}}')).toEqual([
      'warning: “{{{{business_name}}}}” will be printed as it is. Four braces print braces. Did you mean {{business_name}}?',
    ]);
  });

  test('is told when it is closed and was never opened', () => {
    expect(remarks('Dear first_name}}, welcome')).toEqual([
      'warning: “first_name}}” will be printed as it is. It is closed, but not opened. Write it as {{first_name}}.',
    ]);
    expect(remarks('a }} b')).toEqual([
      expect.stringMatching(/^warning: “a }}” .* Write it as \{\{business_name\}\}\.$/),
    ]);
  });

  test.each([
    'About 50% of the staff and 20% of the rest',
    'If a < b and c > d, see [1], ______, and __',
    '{{business_name}} in {{#if website}}{{website}}{{/if}}',
    '{{{business_name}}}',
    '<fax> [fax] %fax% {fax} «fax»',
  ])('is not seen in “%s”', (text) => {
    expect(remarks(text)).toEqual([]);
  });
});

const remarksOn = (code: string) =>
  inspectDocx(buildDocx({ body: p('{{city}}') + paragraph(field([code], r('now'))) }), shopInspection)
    .findings.filter(({ code: kind }) => kind === 'frozen-field' || kind === 'contents')
    .map(({ severity, message }) => `${severity}: ${message}`);

describe('fields of Word', () => {
  test.each([
    [
      ' MERGEFIELD Company_Name \\* MERGEFORMAT ',
      'warning: The merge field “Company_Name” is not filled: it keeps what it shows now. Write {{business_name}} instead.',
    ],
    [
      ' MERGEFIELD "Fax number" ',
      'warning: The merge field “Fax number” is not filled: it keeps what it shows now. Write a placeholder instead.',
    ],
    [
      ' IF 1 = 1 "yes" "no" ',
      'warning: An IF field of Word is not worked out again: it keeps what it shows now. Use {{#if …}} instead.',
    ],
    [
      ' TOC \\o "1-3" \\h ',
      'note: The page numbers of the table of contents are made anew for every customer.',
    ],
  ])('%s is told of', (code, remark) => {
    expect(remarksOn(code)).toEqual([remark]);
  });

  test('that only show a page or a date are no remark', () => {
    expect(remarksOn(' PAGE ')).toEqual([]);
    expect(remarksOn(' IFX ')).toEqual([]);
  });
});
