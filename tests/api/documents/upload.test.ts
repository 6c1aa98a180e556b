import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { QuestionProposal } from '#shared/contract/question.ts';
import { templateFile, templateQuota, templateUpload } from '#shared/limits/template-upload.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { activeFiles, brokenFiles, lyingArchives } from '#tests/support/office/hostile-files.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { createDocumentsShop, docxFile, formOf } from '#tests/support/templates/documents-shop.ts';

const shop = await createDocumentsShop();
const honest = buildDocx({ body: p('For {{business_name}}') });

const hostile = [...brokenFiles, ...lyingArchives, ...activeFiles].filter(({ code }) => code !== 'too-large');
const groupsOfTwenty = Array.from({ length: Math.ceil(hostile.length / 20) }, (_, index) => {
  const files = hostile.slice(index * 20, index * 20 + 20);
  return [files[0]?.name, files.length - 1, files] as const;
});

/** Nothing stays of a refused upload: no row, no job, no object, no spooled file. */
const expectNothingWritten = async (act: () => Promise<unknown>) => {
  const before = await shop.everythingWritten();
  await act();
  expect(await shop.everythingWritten()).toEqual(before);
  expect(await readdir(join(shop.services.config.dataDir, 'uploads')).catch(() => [])).toEqual([]);
};

const statusOf = async (init: RequestInit) =>
  (await shop.fetch('/api/admin/uploadDocuments', { method: 'POST', ...init })).status;

const manyTemplates = (archivedAt: SQL) => sql`
  insert into templates (name, created_at, archived_at)
  select 'One of many', now(), ${archivedAt} from generate_series(1, ${templateQuota.maxTemplates})`;

const unknown = (name: string, bytes: Uint8Array) => ({ name, bytes, type: 'application/octet-stream' });

describe('an upload of documents', () => {
  test('answers with the ids in the order of the files, and the documents become complete', async () => {
    const { status, ids } = await shop.upload(
      docxFile('First.docx', honest),
      docxFile('Second.DOCX', honest),
      docxFile('Third one.v2.docx', honest),
    );
    expect(status).toBe(200);
    expect(ids).toHaveLength(3);
    expect((await shop.ask('getDocumentStatusById', ids)).data).toEqual([]);
    await shop.finishJobs();
    expect((await shop.ask('getDocumentStatusById', ids)).data).toEqual(ids.map((id) => ({ id })));
    const names = new Map((await shop.documents()).map(({ id, name }) => [id, name]));
    expect(ids.map((id) => names.get(id))).toEqual(['First', 'Second', 'Third one.v2']);
  });

  test('is refused with the questions that would make unknown names known, and is taken once they are asked', async () => {
    const file = docxFile(
      'Cooling.docx',
      buildDocx({
        body:
          p('At most {{cooler_limit}} at {{business_name}}.') +
          p('{{#each contacts}}') +
          p('{{person}}, {{phone}}') +
          p('{{/each}}'),
      }),
    );
    const refused = await shop.upload(file);
    expect(refused).toMatchObject({
      status: 422,
      error: { data: { askable: [{ key: 'cooler_limit' }, { key: 'contacts' }] } },
    });
    const { askable } = (refused as unknown as { error: { data: { askable: QuestionProposal[] } } }).error
      .data;
    expect(askable.map(({ form }) => form.type)).toEqual(['number', 'list']);
    for (const proposal of askable)
      expect(
        await shop.tell('createQuestion', {
          ...proposal,
          help: '',
          group: 'Kitchen',
          default: null,
          isNeeded: false,
        }),
      ).toMatchObject({ status: 200 });
    expect(await shop.upload(file)).toMatchObject({ status: 200 });
  });

  test('takes a file of which the browser does not know what it is, by its name and its bytes', async () => {
    expect(await shop.upload(unknown('Unknown.docx', honest))).toMatchObject({ status: 200 });
    expect((await shop.upload(unknown('Unknown.txt', honest))).status).not.toBe(200);
    expect((await shop.upload(unknown('Other.docx', Buffer.from('text')))).status).not.toBe(200);
  });

  test('may hold new versions of documents there are: the same id becomes complete with the new one', async () => {
    const [id = 0] = (await shop.upload(docxFile('Twin.docx', honest))).ids;
    await shop.finishJobs();
    const files = [docxFile('Another.docx', honest), docxFile('Twin.docx', honest)];
    const { status, ids } = await shop.send('uploadDocuments', formOf(files, { replaces: `1:${id}` }));
    expect([status, ids[1]]).toEqual([200, id]);
    expect((await shop.ask('getDocumentStatusById', ids)).data).toEqual([]);
    await shop.finishJobs();
    expect((await shop.ask('getDocumentStatusById', [id])).data).toEqual([{ id }]);
    const twins = (await shop.documents()).filter(({ name }) => name === 'Twin');
    expect(twins).toMatchObject([{ id, version: 2, newer: null }]);
  });

  test('is refused whole when one of the documents it would replace is not there, or is archived', async () => {
    const [id = 0] = (await shop.upload(docxFile('Archived twin.docx', honest))).ids;
    await shop.finishJobs();
    await shop.tell('archiveDocument', { id });
    const files = [docxFile('Rest.docx', honest), docxFile('Archived twin.docx', honest)];
    for (const replaced of [id, 2_000_000_000])
      await expectNothingWritten(async () => {
        const form = formOf(files, { replaces: `1:${replaced}` });
        expect((await shop.send('uploadDocuments', form)).status).toBe(404);
      });
  });

  test.each(['1', '1:', '2:1', '0:0', '-1:1', '0:1,0:2', '0:1,1:1', '0:1,', 'x:y', '0:99999999999'])(
    'is refused when it says %j of what it replaces',
    async (replaces) => {
      await expectNothingWritten(async () => {
        const files = [docxFile('One.docx', honest), docxFile('Two.docx', honest)];
        expect(await shop.send('uploadDocuments', formOf(files, { replaces }))).toMatchObject({
          status: 400,
          message: 'The uploaded form could not be read.',
        });
      });
    },
  );

  test('is refused where the shop would hold too many documents; archived ones do not count', async () => {
    await shop.services.db.execute(manyTemplates(sql`now()`));
    expect(await shop.upload(docxFile('Fits.docx', honest))).toMatchObject({ status: 200 });
    await shop.services.db.execute(manyTemplates(sql`null`));
    await expectNothingWritten(async () => {
      expect(await shop.upload(docxFile('Does not fit.docx', honest))).toMatchObject({
        status: 409,
        message:
          'The shop holds 2,000 documents at most. Archive documents you no longer need, then upload again.',
      });
    });
    await shop.services.db.execute(sql`delete from templates where name = 'One of many'`);
    await shop.finishJobs();
  });

  test('takes twenty files at once, and not one more', async () => {
    const files = Array.from({ length: templateUpload.maxFiles }, (_, index) =>
      docxFile(`Of twenty ${index}.docx`, honest),
    );
    const { ids } = await shop.upload(...files);
    expect(ids).toHaveLength(20);
    await shop.finishJobs();
    expect((await shop.ask('getDocumentStatusById', ids)).data).toHaveLength(20);
    await expectNothingWritten(async () => {
      expect(await shop.upload(...files, docxFile('Too many.docx', honest))).toMatchObject({
        status: 413,
        message: 'Upload at most 20 files at a time.',
      });
    });
  });

  test('is all or nothing, and names each refused file with its reason', async () => {
    await expectNothingWritten(async () => {
      const { status, message } = await shop.upload(
        docxFile('Good.docx', honest),
        docxFile('Typo.docx', buildDocx({ body: p('{{bussiness_name}}') })),
        docxFile('Text.docx', Buffer.from('Hello')),
      );
      expect(status).toBe(422);
      expect(message).toBe(
        [
          'Nothing was uploaded.',
          'Typo.docx: {{bussiness_name}}: did you mean {{business_name}}? (Body: “{{bussiness_name}}”)',
          'Text.docx: This is not a Word document, although its name says so. Save it as .docx in Word.',
        ].join('\n'),
      );
    });
  });

  test('refuses the second of two files of one name', async () => {
    await expectNothingWritten(async () => {
      const twin = docxFile('Twin.docx', honest);
      const { status, message } = await shop.upload(twin, twin);
      expect(status).toBe(422);
      expect(message).toBe(
        'Nothing was uploaded.\nTwin.docx: Another file of this upload has the same name. Rename one of them.',
      );
    });
  });

  test.each([
    ['the right name and the wrong type', { name: 'x.docx', bytes: honest, type: 'text/html' }],
    ['the right type and the wrong name', docxFile('x.doc', honest)],
    ['an ending behind the ending', docxFile('x.docx.html', honest)],
    ['nothing but the ending', docxFile('.docx', honest)],
    ['a workbook inside', docxFile('book.docx', buildXlsx({ strings: ['{{city}}'] }))],
  ])('refuses %s', async (_, file) => {
    await expectNothingWritten(async () => {
      expect((await shop.upload(docxFile('Good.docx', honest), file)).status).toBe(422);
    });
  });

  test.each(groupsOfTwenty)('refuses each of %s and %i more, with a reason', async (_first, _more, files) => {
    await expectNothingWritten(async () => {
      const sent = files.map(({ file }, index) => docxFile(`Odd ${index}.docx`, file()));
      const { status, message } = await shop.upload(...sent);
      expect(status).toBe(422);
      const [verdict, ...lines] = message.split('\n');
      expect(verdict).toBe('Nothing was uploaded.');
      expect(lines).toHaveLength(files.length);
      for (const [index, line] of lines.entries())
        expect(line).toMatch(new RegExp(`^Odd ${index}\\.docx: \\w.*\\.$`));
    });
  });

  test('refuses a file that is too large, by its name', async () => {
    await expectNothingWritten(async () => {
      const large = docxFile('Large.docx', Buffer.alloc(templateFile.maxBytes + 1));
      expect(await shop.upload(large)).toMatchObject({
        status: 413,
        message:
          'Nothing was uploaded.\nLarge.docx: A file may have at most 20 MB. Compress its pictures in Word and try again.',
      });
    });
  });

  test.each([
    ['../../etc/cron.d/evil.docx', 'evil'],
    ['a%00.docx', 'a%00'],
    ['cod\u202Exod.docx', 'codxod'],
    ['<img onerror=x>.docx', '<img onerror=x>'],
    [`${'n'.repeat(300)}.docx`, 'n'.repeat(200)],
    ['ÅngstroÌm 文書.docx'.normalize('NFD'), 'ÅngstroÌm 文書'.normalize('NFC')],
  ])('keeps the name %s as text', async (fileName, name) => {
    const { ids } = await shop.upload(docxFile(fileName, honest));
    await shop.finishJobs();
    const uploaded = (await shop.documents()).find(({ id }) => id === ids[0]);
    expect(uploaded?.name).toBe(name);
  });
});

describe('the way to upload documents', () => {
  test('is closed to visitors and customers before a byte of the form is read', async () => {
    const customer = await shop.signIn('customer@example.com');
    await expectNothingWritten(async () => {
      for (const [authorization, status] of [
        ['', 401],
        [`Bearer ${customer.token}`, 403],
      ] as const) {
        let pulled = 0;
        const endless = new ReadableStream({
          pull: (controller) => {
            pulled += 1;
            controller.enqueue(new Uint8Array(16_384));
          },
        });
        const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
        expect(await statusOf({ headers, body: endless, duplex: 'half' } as RequestInit)).toBe(status);
        expect(pulled).toBeLessThanOrEqual(2);
      }
    });
  });

  const MULTIPART = 'multipart/form-data; boundary=x';
  const PART = '--x\r\nContent-Disposition: form-data; name="';
  test.each([
    ['no form at all', 'application/json', '{}'],
    ['no boundary', 'multipart/form-data', 'x'],
    ['a form that breaks off', MULTIPART, `${PART}File"; filename="a.docx"\r\n\r\nPK`],
    ['a header without end', MULTIPART, `${PART}${'n'.repeat(1_000_000)}"`],
    [
      'ten thousand fields',
      MULTIPART,
      `${Array.from({ length: 10_000 }, (_, index) => `${PART}${index}"\r\n\r\n\r\n`).join('')}--x--`,
    ],
    ['a file without a name', MULTIPART, `${PART}File"; filename=""\r\n\r\nPK\r\n--x--`],
  ])('refuses %s and goes on', async (_, contentType, body) => {
    await expectNothingWritten(async () => {
      const headers = { ...shop.headers, 'content-type': contentType };
      const status = await statusOf({ headers, body });
      expect([400, 413, 415, 422]).toContain(status);
    });
  });

  test('refuses a form without a file, and one whose file is in another field', async () => {
    expect(await shop.send('uploadDocuments', formOf([]))).toMatchObject({ status: 400 });
    const other = new FormData();
    other.append('Datei', new File([new Uint8Array(honest)], 'a.docx'));
    expect(await shop.send('uploadDocuments', other)).toMatchObject({ status: 400 });
  });

  test('leaves nothing behind when the caller leaves in the middle', async () => {
    await expectNothingWritten(async () => {
      let isFirst = true;
      const body = new ReadableStream({
        pull: (controller) => {
          const start =
            '--x\r\nContent-Disposition: form-data; name="File"; filename="a.docx"\r\n\r\nPK\u0003\u0004';
          if (isFirst) controller.enqueue(Buffer.from(start));
          else controller.error(new Error('The caller left.'));
          isFirst = false;
        },
      });
      const headers = { ...shop.headers, 'content-type': 'multipart/form-data; boundary=x' };
      expect(await statusOf({ headers, body, duplex: 'half' } as RequestInit)).toBe(400);
    });
  });
});
