import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problems, type ProblemKey } from '#shared/problems.ts';
import type { Call } from './list-calls.ts';

const SOURCE = join(import.meta.dirname, '..', '..', 'src');
const API = join(SOURCE, 'server', 'api');
const DECLARATION = /^(?:export )?(?:const|(?:async )?function) (\w+)/gm;
const IMPORT = /^import \{([^}]+)\} from '([^']+)'/gm;
const THROWN = /DomainError\(\s*'([\w.-]+)'/g;
const MODULES = '#server/modules/';
/** Told once for all calls of a role. */
const OF_THE_ROLE = new Set<ProblemKey>(['auth.required', 'role.admin-only']);

type File = { declarations: Map<string, string>; imports: Map<string, string> };

/** What stands in the way of a call beyond its role and input, read from the functions it goes through. */
export const problemsOf = async ({ area, source }: Pick<Call, 'area' | 'source'>): Promise<ProblemKey[]> => {
  const found = new Set<ProblemKey>();
  const seen = new Set<string>();

  const follow = async (path: string, name: string) => {
    const place = `${path} ${name}`;
    if (seen.has(place)) return;
    seen.add(place);
    const text = (await readSource(path)).declarations.get(name);
    if (text !== undefined) await look(path, text);
  };

  const look = async (path: string, text: string) => {
    for (const [, key = ''] of text.matchAll(THROWN)) if (key in problems) found.add(key as ProblemKey);
    const { declarations, imports } = await readSource(path);
    for (const [name] of text.matchAll(/\w+/g)) {
      const from = imports.get(name);
      if (from) await follow(from, name);
      else if (declarations.has(name)) await follow(path, name);
    }
  };

  for (const file of await filesOf(area)) await look(join(API, file), source);
  return [...found].filter((key) => !OF_THE_ROLE.has(key)).toSorted();
};

const filesOf = async (area: string) => {
  const { imports } = await readSource(join(API, `${area}.ts`));
  const parts = [...imports.values()].filter((path) => path.startsWith(join(API, area)));
  return [...new Set([`${area}.ts`, ...parts.map((path) => path.slice(API.length + 1))])];
};

const known = new Map<string, Promise<File>>();

const readSource = (path: string) => {
  const reading = known.get(path) ?? readDeclarations(path);
  known.set(path, reading);
  return reading;
};

/** Every top-level declaration with its text, and where the imported names of our modules come from. */
const readDeclarations = async (path: string): Promise<File> => {
  const text = await readFile(path, 'utf8');
  const starts = [...text.matchAll(DECLARATION)];
  const declarations = new Map(
    starts.map(({ 1: name = '', index }, at) => [name, text.slice(index, starts[at + 1]?.index)]),
  );
  const imports = new Map(
    [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
      isFollowed(from) ? names.split(',').map((name) => [name.trim(), pathOf(path, from)] as const) : [],
    ),
  );
  return { declarations, imports };
};

const isFollowed = (from: string) => from.startsWith(MODULES) || from.startsWith('./');

const pathOf = (path: string, from: string) =>
  from.startsWith('.') ? join(dirname(path), from) : join(SOURCE, from.slice(1));
