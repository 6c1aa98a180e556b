import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from '#server/db/connect.ts';
import { binderRevisions } from '#server/db/schema/binder/binder.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { generatedDocuments } from '#server/db/schema/generation.ts';
import { objectKeyOf, type StoredFile } from '#server/modules/files/stored-file.ts';
import type { Storage } from '#server/ports/storage.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';

/** What is promised is there, whole and as it was recorded; and nothing else is. */
export const findBadFiles = async (db: Database, storage: Storage): Promise<string[]> => {
  const [files, documents, revisions] = await Promise.all([
    db.select().from(storedFiles),
    db.select().from(generatedDocuments),
    db.select().from(binderRevisions),
  ]);
  const promised = new Set([...documents, ...revisions].flatMap(pathsOf));
  const visible = files.filter(({ bucket }) => bucket === PREVIEW_BUCKET).map(({ path }) => path);
  const seen = new Set(visible);
  return [
    ...[...promised].filter((path) => !seen.has(path)).map((path) => `${path} is promised and not there`),
    ...visible.filter((path) => !promised.has(path)).map((path) => `${path} is there and no document's`),
    ...(await findTorn(storage, files)),
    ...(await findOrphans(storage, files)),
  ];
};

type Made = Pick<typeof binderRevisions.$inferSelect, 'stem' | 'hasWorkbook' | 'pages'>;

const pathsOf = ({ stem, hasWorkbook, pages }: Made) =>
  stem === null
    ? []
    : [
        ...['pdf', 'docx', 'jpg', ...(hasWorkbook ? ['xlsx'] : [])].map((format) => `${stem}.${format}`),
        ...(pages ?? []).map((_, index) => `${stem}-page-${index + 1}.jpg`),
      ];

const AT_ONCE = 20;

const findTorn = async (storage: Storage, files: StoredFile[]) => {
  const problems: string[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE)
    problems.push(
      ...(
        await Promise.all(files.slice(from, from + AT_ONCE).map((file) => findTornFile(storage, file)))
      ).flat(),
    );
  return problems;
};

const findTornFile = async (storage: Storage, file: StoredFile): Promise<string[]> => {
  const found = await storage.read(objectKeyOf(file));
  if (!found) return [`${file.path} has a row and no bytes`];
  const bytes = await buffer(found.body);
  const isWhole =
    bytes.length === file.size && createHash('sha256').update(bytes).digest('hex') === file.sha256;
  if (!isWhole) return [`${file.path} is not the file that was recorded`];
  return opens(bytes, file.path) ? [] : [`${file.path} does not open`];
};

const opens = (bytes: Buffer, path: string) => {
  const text = () => bytes.toString('latin1');
  if (path.endsWith('.pdf')) return text().startsWith('%PDF-') && text().trimEnd().endsWith('%%EOF');
  // The end of a ZIP's central directory, which is written last.
  if (/\.(docx|xlsx)$/.test(path)) return bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1') > 0;
  if (path.endsWith('.jpg')) return bytes.readUInt16BE(bytes.length - 2) === 0xff_d9;
  return true;
};

const findOrphans = async (storage: Storage, files: StoredFile[]) => {
  const known = new Set(files.map(objectKeyOf));
  const orphans: string[] = [];
  for await (const { key } of storage.list(''))
    if (!known.has(key)) orphans.push(`${key} is stored and has no row`);
  return orphans;
};
