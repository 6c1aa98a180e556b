import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import type { Services } from '#server/kernel/services.ts';
import { requireAdmin } from '#server/modules/auth/authenticate.ts';
import { attachWorkbook } from '#server/modules/templates/change-workbook.ts';
import { viewUpload } from '#server/modules/templates/page-view/view-upload.ts';
import { replaceTemplate } from '#server/modules/templates/replace-template.ts';
import { pageViewOf } from '#server/api/serializers/page-serializer.ts';
import { makeExample } from '#server/modules/templates/sample/examples/make-example.ts';
import { makeSampleTemplate } from '#server/modules/templates/sample/sample-template.ts';
import { EXCEL_TYPE, WORD_TYPE } from '#server/modules/templates/template.ts';
import { uploadTemplates } from '#server/modules/templates/upload/upload-templates.ts';
import { rowId } from '#shared/contract/row-id.ts';
import { templateChangeInput } from '#shared/contract/updates.ts';
import { templateUpload } from '#shared/limits/template-upload.ts';
import { contentDispositionOf } from './files/content-disposition.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import { logSecurityEvent } from './security/security-log.ts';
import type { ShopEnv } from './shop-env.ts';
import { type SpooledForm, withSpooledForm } from './bodies/with-spooled-form.ts';

/** A form may hold 400 MB on disk while it is checked. */
const processing = { concurrent: 2, waiting: 8 };

/** What administrators upload. The caller is known before a byte of the form is read. */
export const documentRoutes = (services: Services) => {
  const fewAtATime = createSemaphore(processing);
  const directory = join(services.config.dataDir, 'uploads');

  const receive = async <T>(
    c: Context<ShopEnv>,
    maxFiles: number,
    use: (form: SpooledForm, adminId: string) => Promise<T>,
  ) => {
    const { id } = requireAdmin(await authenticateRequest(c, services));
    const received = await fewAtATime(() =>
      withSpooledForm(c.req.raw, { directory, maxFiles }, (form) => use(form, id)),
    );
    logSecurityEvent(c, 'admin-change', { call: c.req.path });
    return received;
  };

  return new Hono<ShopEnv>()
    .post('/uploadDocuments', async (c) => {
      const ids = await receive(c, templateUpload.maxFiles, (form, uploadedBy) => {
        const files = withKept(form);
        if (files.length === 0) throw new DomainError('upload.no-files');
        return uploadTemplates(services, {
          uploadedBy,
          files,
          replaces: replacedIn(form),
          change: changeIn(form),
        });
      });
      return c.json({ ids });
    })
    .post('/replaceDocument', async (c) => {
      const templateId = await receive(c, 1, async (form, uploadedBy) => {
        const one = documentAndFile({ ...form, files: withKept(form) });
        await replaceTemplate(services, { ...one, uploadedBy, change: changeIn(form) });
        return one.templateId;
      });
      return c.json({ ids: [templateId] });
    })
    .post('/uploadWorkbook', async (c) => {
      const templateId = await receive(c, 1, async (form, changedBy) => {
        const one = documentAndFile(form);
        await attachWorkbook(services, { ...one, changedBy });
        return one.templateId;
      });
      return c.json({ ids: [templateId] });
    })
    .post('/viewPages', async (c) => {
      const view = await receive(c, 1, ({ files: [file] }, askedBy) => {
        if (!file) throw new DomainError('upload.no-file');
        return viewUpload(services, { file, askedBy });
      });
      return c.json(pageViewOf(services, view));
    })
    .get('/sampleTemplate.docx', (c) =>
      c.body(new Uint8Array(makeSampleTemplate()), 200, {
        'Content-Type': WORD_TYPE,
        'Content-Disposition': contentDispositionOf('attachment', 'Sample template.docx'),
        'Cache-Control': 'no-cache',
      }),
    )
    .get('/exampleTemplates/:file', (c) => {
      const file = c.req.param('file');
      const example = makeExample(file);
      if (!example) throw new DomainError('file.not-found');
      return c.body(new Uint8Array(example), 200, {
        'Content-Type': file.endsWith('.xlsx') ? EXCEL_TYPE : WORD_TYPE,
        'Content-Disposition': contentDispositionOf('attachment', file),
        'Cache-Control': 'no-cache',
      });
    });
};

/** A form about one document: its `id`, and one file. */
const documentAndFile = ({ files, fields }: SpooledForm) => {
  const [file] = files;
  if (!file) throw new DomainError('upload.no-file');
  const ids = fields.filter(([name]) => name === 'id').map(([, value]) => value);
  const [id = ''] = ids;
  if (ids.length !== 1 || !/^\d{1,10}$/.test(id)) throw new DomainError('request.bad-form');
  return { templateId: rowId.parse(Number(id)), file };
};

/** Of the fields `note` and `kind`, which may be left out: what is new in what is replaced. */
const changeIn = ({ fields }: SpooledForm) =>
  templateChangeInput.parse(
    Object.fromEntries(fields.filter(([name]) => name === 'note' || name === 'kind')),
  );

/** Of the field `keepAsPicture`: of which files, counted from 0, the embedded objects are kept as pictures, as in `0,3`. */
const withKept = ({ files, fields }: SpooledForm) => {
  const written = fields
    .filter(([name]) => name === 'keepAsPicture')
    .flatMap(([, value]) => value.split(','));
  const isFit = written.every((place) => /^\d{1,3}$/.test(place) && Number(place) < files.length);
  if (!isFit || new Set(written).size !== written.length) throw new DomainError('request.bad-form');
  return files.map((file, place) =>
    written.includes(String(place)) ? { ...file, keepsObjects: true } : file,
  );
};

/** Of the field `replaces`: which file, counted from 0, is a new version of which document, as in `0:12,3:7`. */
const replacedIn = ({ files, fields }: SpooledForm): ReadonlyMap<number, number> => {
  const written = fields.filter(([name]) => name === 'replaces').map(([, value]) => value);
  const pairs = written
    .flatMap((value) => value.split(','))
    .map((pair) => /^(\d{1,3}):(\d{1,10})$/.exec(pair));
  const replaced = new Map<number, number>();
  for (const pair of pairs) {
    const id = rowId.safeParse(Number(pair?.[2]));
    const place = Number(pair?.[1]);
    if (!id.success || !(place < files.length)) throw new DomainError('request.bad-form');
    replaced.set(place, id.data);
  }
  const isEachOnce = replaced.size === pairs.length && new Set(replaced.values()).size === pairs.length;
  if (!isEachOnce) throw new DomainError('request.bad-form');
  return replaced;
};
