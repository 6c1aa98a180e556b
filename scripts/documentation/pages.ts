import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name));

/** What people read. */
export const pages = ['.', 'docs', 'docs/benchmarks', 'docs/decisions']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.md'));

/** What machines read where the shop is run. */
export const deployment = [...filesIn('deploy'), 'compose.yaml', 'Dockerfile'];

export const rowsOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'));

/** What stands under one heading. */
export const sectionOf = (file: string, heading: string) =>
  read(file)
    .split(/^## /m)
    .find((section) => section.startsWith(`${heading}\n`)) ?? '';

const FENCED = /^ *```.*\n([\s\S]*?)^ *```/gm;

/** What a page sets as code: each piece within a sentence, which may run over a line's end, and each line of a block. */
export const codeIn = (page: string): string[] => {
  const text = read(page);
  const inline = text
    .replaceAll(FENCED, '')
    .split('\n\n')
    .flatMap((paragraph) => [...paragraph.matchAll(/`([^`]+)`/g)])
    .map(([, code = '']) => code.replaceAll('\n', ' '));
  return [...inline, ...[...text.matchAll(FENCED)].flatMap(([, block = '']) => block.split('\n'))];
};

/** The same as words, without the marks that end a clause. */
export const codeWordsIn = (page: string) =>
  codeIn(page)
    .flatMap((code) => code.split(/\s+/))
    .map((word) => word.replaceAll(/^\(|[,:;)]+$/g, ''))
    .filter((word) => word !== '');
