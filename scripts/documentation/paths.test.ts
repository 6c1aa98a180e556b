import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeWordsIn, deployment, pages, read, ROOT } from './pages.ts';

const FOLDERS = ['demo', 'deploy', 'docs', 'scripts', 'src', 'tests'];

const tree = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ),
];

/** Shaped like paths, but not into this folder: a command's output, a time zone, a key of the storage. */
const ELSEWHERE = new Set(['dist/sbom.cdx.json', 'America/New_York', 'bucket/ab/uuid']);

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };

/** `hono/secure-headers` is a part of a package. */
const isPath = (word: string) =>
  !((word.split('/')[0] ?? '') in dependencies) &&
  /^[\w$*][\w$*.-]*(\/[\w$*.-]+)*\/?$/.test(word) &&
  (word.includes('/') || /\.(ts|tsx|mjs|md|json|yaml|svg|css|sql|service|example)$/.test(word));

/** Pages shorten paths: `api/trpc.ts` may stand anywhere, `src/...` and its like stand where they say. */
const exists = (path: string) => {
  const [first = ''] = path.split('/');
  const start = FOLDERS.includes(first) && path !== `${first}/` ? '^' : '(^|/)';
  const body = path
    .replace(/\/$/, '')
    .replaceAll(/[.$]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*');
  const pattern = new RegExp(String.raw`${start}${body}(\.tsx?|\.mjs)?$`);
  return tree.some((known) => pattern.test(known));
};

const linksIn = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => join(dirname(page), target));

const isNamed = (file: string) =>
  [...pages, ...deployment].some(
    (other) => other !== file && (read(other).includes(file) || linksIn(other).includes(file)),
  );

describe('the paths', () => {
  test.each(pages)('that %s links to exist', (page) => {
    expect(linksIn(page).filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
  });

  test.each(pages)('that %s names exist', (page) => {
    const named = codeWordsIn(page).filter((word) => isPath(word) && !ELSEWHERE.has(word));
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  test.each(deployment)('that %s names exist', (file) => {
    const named =
      read(file).match(new RegExp(String.raw`(?<![\w/])(${FOLDERS.join('|')})/[\w./-]*\w`, 'g')) ?? [];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('of pages for readers and of files for deploying are all named somewhere', () => {
    const files = [...pages.filter((page) => /^docs\/[^/]+$/.test(page)), ...deployment];
    expect(files.filter((file) => !isNamed(file))).toEqual([]);
  });

  test('excused as leading elsewhere are still named', () => {
    const words = new Set(pages.flatMap(codeWordsIn));
    expect([...ELSEWHERE].filter((path) => !words.has(path))).toEqual([]);
  });
});
