import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MIB } from '#shared/units.ts';
import {
  isWellFormed,
  paragraphsOf,
  type ReadPackage,
  readPackage,
} from '#tests/support/office/read-package.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { shopInspection } from '#tests/support/office/shop-inspection.ts';
import { placeholdersWith } from '#server/adapters/template-engine/shop-placeholders.ts';
import { guardDocx } from '#office/guard-docx.ts';
import { guardXlsx } from '#office/guard-xlsx.ts';
import { inspectAccessibility } from '#office/inspect-accessibility.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { inspectXlsx } from '#office/inspect-xlsx.ts';
import { lazily } from '#server/kernel/concurrency/lazily.ts';
import type { Answers } from '#shared/contract/question.ts';
import { placeholderKeys } from '#shared/placeholders.ts';
import { buildDocuments } from './build-documents.ts';
import { catalogue, demoQuestions, documentsFolder } from './catalogue.ts';
import { fillDemo } from './fill-demo.ts';
import { reversedAnswers } from './reversed-answers.ts';

/** With the questions of the demo. */
const inspection = { ...shopInspection, placeholders: placeholdersWith(demoQuestions) };
const BODY = 'word/document.xml';
const OWN_NAMES = [
  'approved_by',
  'document_number',
  'document_title',
  'effective_date',
  'next_review',
  'revision',
  'status',
  'qr',
];

const files = readdirSync(documentsFolder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(docx|xlsx)$/.test(file))
  .toSorted();
const documents = files.filter((file) => file.endsWith('.docx'));
const workbooks = files.filter((file) => file.endsWith('.xlsx'));
const read = (file: string) => readFileSync(join(documentsFolder, file));

/** What two builds must agree on; how tightly a machine packs it may differ. */
const partsOf = (bytes: Uint8Array) => {
  const opened = readPackage(bytes);
  return opened.names.map((name) => `${name} ${hash('sha256', opened.bytes(name))}`).toSorted();
};

const spoiledPartsOf = ({ xmlNames, xml }: ReadPackage) =>
  xmlNames.filter((name) => !isWellFormed(xml(name)) || xml(name).includes('{{'));

const filledOf = (file: string, answers: Answers = {}) =>
  readPackage(
    fillDemo({ path: file, file: read(file), values: sampleValues, logo: makePng(30, 10), answers }),
  );

const bodies = new Map(documents.map((file) => [file, readPackage(read(file)).xml(BODY)]));
const textOf = (file: string) => paragraphsOf(bodies.get(file) ?? '');

const inspections = new Map<string, ReturnType<typeof inspectDocx>>();
/** Once each: several tests ask. */
const inspectionOf = (file: string) => {
  const inspected = inspections.get(file) ?? inspectDocx(read(file), inspection);
  inspections.set(file, inspected);
  return inspected;
};

describe('the demo documents', () => {
  test('are what the builder makes of their texts today', async () => {
    const built = await buildDocuments();
    expect(built.map(({ path }) => path).toSorted()).toEqual(files);
    const changed = built.filter(({ path, bytes }) => partsOf(bytes).join() !== partsOf(read(path)).join());
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test('have room in header and footer for any name: it is cut after a word, and whole on the first page', () => {
    const [path = ''] = documents;
    const business_name =
      'Memorial Hospital and Regional Health Care Association of the Northern Valleys'.repeat(2);
    const street = 'North Commonwealth Boulevard, Building 7, Suite 1200, behind the old Customs House';
    const values = { ...sampleValues, business_name, street };
    const filled = readPackage(fillDemo({ path, file: read(path), values, logo: makePng(30, 10) }));
    expect(paragraphsOf(filled.xml('word/header1.xml'))).toContain(
      'Memorial Hospital and Regional Health Care…',
    );
    expect(paragraphsOf(filled.xml('word/footer1.xml'))[0]).toContain(
      'Memorial Hospital and Regional Health Care Association of the Northern…  ·  North Commonwealth Boulevard, Building 7, Suite 1200…, ',
    );
    expect(paragraphsOf(filled.xml(BODY))).toContain(business_name);
  });

  test('are small enough to be cloned without a thought', () => {
    const bytes = files.reduce((sum, file) => sum + read(file).length, 0);
    expect(bytes).toBeLessThan(2 * MIB);
  });

  test('use every placeholder and every question there is, and tell their own title, revision and approval', () => {
    const used = new Set(documents.flatMap((file) => inspectionOf(file).placeholders.map(({ key }) => key)));
    expect([...used].toSorted()).toEqual(
      [...placeholderKeys, ...OWN_NAMES, ...demoQuestions.map(({ key }) => key)].toSorted(),
    );
  });

  test('ask four to eight questions in each bundle', () => {
    for (const { folder } of catalogue) {
      const own = documents.filter((file) => file.startsWith(`${folder}/`));
      const keys = new Set(own.flatMap((file) => inspectionOf(file).placeholders.map(({ key }) => key)));
      const count = demoQuestions.filter(({ key }) => keys.has(key)).length;
      expect([folder, count >= 4 && count <= 8]).toEqual([folder, true]);
    }
  });

  test('do not repeat each other', () => {
    const seenIn = new Map<string, string>();
    const repeated: string[] = [];
    for (const file of documents) {
      for (const paragraph of new Set(textOf(file).filter(({ length }) => length > 60))) {
        const other = seenIn.get(paragraph);
        if (other) repeated.push(`${file} and ${other}: ${paragraph}`);
        seenIn.set(paragraph, file);
      }
    }
    expect(repeated).toEqual([]);
  });
});

describe.each(documents)('%s', (file) => {
  const unanswered = lazily(() => filledOf(file));

  test('is accepted, takes the customer’s colours, and nothing in it is worth a remark', async () => {
    expect(await guardDocx(read(file))).toBeUndefined();
    const { findings } = inspectionOf(file);
    expect(findings.map(({ message }) => message)).toEqual(['Takes the customer’s colours: yes']);
    expect(inspectAccessibility(read(file))).toEqual([]);
  });

  test('carries the logo and the code in every header and the name of the business in its text', () => {
    const opened = readPackage(read(file));
    const headers = opened.names.filter((name) => /^word\/header\d+\.xml$/.test(name));
    expect(headers.length).toBeGreaterThan(0);
    for (const header of headers)
      for (const tag of ['{{logo}}', '{{qr}}']) expect(opened.xml(header)).toContain(`descr="${tag}"`);
    expect(
      textOf(file).some((text) => /\w .*\{\{business_name\}\}|\{\{business_name\}\}.* \w/.test(text)),
    ).toBe(true);
  });

  test('has a repeated head on every table and ends with sign-off and revisions', () => {
    const body = bodies.get(file) ?? '';
    expect(body.match(/<w:tblStyle w:val="BinderyTable"\/>/g)?.length).toBe(
      body.match(/<w:tblHeader\/>/g)?.length,
    );
    expect(textOf(file)).toContain('Sign-off and revisions');
  });

  test.each([
    ['the defaults', unanswered.get],
    ['the answers of another business', () => filledOf(file, reversedAnswers(demoQuestions))],
  ])('is filled with %s without leaving a tag', (_, fill) => {
    const filled = fill();
    expect(spoiledPartsOf(filled)).toEqual([]);
    expect(filled.names).toEqual(expect.arrayContaining(['word/media/logo.png', 'word/media/code.png']));
  });

  test('says of itself that nobody has approved it yet', () => {
    const filled = unanswered.get();
    const body = paragraphsOf(filled.xml(BODY));
    const besides = (label: string) => body[body.indexOf(label) + 1];
    expect(
      ['Approved by', 'Effective', 'Revision', 'Status', 'Next review'].map((label) => besides(label)),
    ).toEqual(['Not yet approved', 'On approval', '1', 'Draft', 'On approval']);
    const revision = body.lastIndexOf('Rev.');
    expect(body.slice(revision + 4, revision + 6)).toEqual(['1', 'On approval']);
    expect(body.slice(revision)).toContain('Not yet approved');
    expect(body.slice(revision, revision + 8).join(' ')).not.toMatch(/Ann|November 15/);
    expect(paragraphsOf(filled.xml('word/header1.xml'))).toEqual(
      expect.arrayContaining([
        basename(file, '.docx'),
        expect.stringMatching(/^Effective\s*On approval$/),
        expect.stringMatching(/^Doc\s*revision 1$/),
      ]),
    );
  });
});

describe.each(workbooks)('%s', (file) => {
  test('is in the customer’s colours where they have some, and warns in its own', () => {
    const colours = ['1F3A8A'];
    const filled = readPackage(
      fillDemo({ path: file, file: read(file), values: sampleValues, logo: makePng(30, 10), colours }),
    );
    expect(filled.xml('xl/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="1F3A8A"/></a:accent1>');
    const styles = filled.xml('xl/styles.xml');
    expect(styles).toContain('<color theme="4"/>');
    expect(styles).toContain('<color rgb="FFB3371F"/>');
    expect(styles).not.toContain('0B4F3F');
  });

  test('is accepted, takes the customer’s colours, and nothing in it is worth a remark', async () => {
    expect(await guardXlsx(read(file))).toBeUndefined();
    expect(inspectXlsx(read(file), inspection).findings).toEqual([]);
  });

  test.each([
    ['the defaults', {}],
    ['the answers of another business', reversedAnswers(demoQuestions)],
  ])('is filled with %s in its cells, page header and logo', (_, answers) => {
    const filled = filledOf(file, answers);
    expect(spoiledPartsOf(filled)).toEqual([]);
    expect(filled.names).toContain('xl/media/logo.png');
    expect(filled.xml('xl/worksheets/sheet1.xml')).toMatch(/<oddHeader>[^<]*Bakery/);
  });
});
