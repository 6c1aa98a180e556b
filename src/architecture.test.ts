import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOf, readImportGraph } from '../scripts/testing/import-graph.ts';

/**
 * Who may import whom. A file belongs to the first row whose place its path starts with; it may
 * import its own place and those named here. `*` stands for one folder: each such folder is a place
 * of its own. `type:` allows only `import type`.
 */
const rules: [place: string, mayImport: string[]][] = [
  ['shared/', []],
  // A library: it knows nothing of ours.
  ['office/', []],
  ['server/kernel/', ['shared/', 'type:server/']],
  ['server/db/', ['shared/', 'server/kernel/', 'type:server/config.ts']],
  ['server/ports/', ['shared/', 'server/kernel/', 'type:server/db/']],
  ['server/process-pool/', ['shared/', 'server/kernel/']],
  ['server/plain-pages/', []],
  ['server/modules/files/', ['BASE']],
  ['server/modules/accounts/', ['BASE', 'server/modules/files/', 'server/modules/register/']],
  ['server/modules/rate-limits/', ['BASE']],
  ['server/modules/auth/', ['BASE', 'server/modules/accounts/', 'server/modules/rate-limits/']],
  [
    'server/modules/questions/',
    ['BASE', 'server/modules/files/', 'server/modules/accounts/', 'server/modules/catalog-index/'],
  ],
  [
    'server/modules/templates/',
    [
      'BASE',
      'server/modules/files/',
      'server/modules/questions/',
      'server/modules/catalog-index/',
      'office/zip-files.ts',
    ],
  ],
  ['server/modules/catalog-index/', ['BASE']],
  [
    'server/modules/catalog/',
    [
      'BASE',
      'server/modules/files/',
      'server/modules/questions/',
      'server/modules/templates/',
      'server/modules/catalog-index/',
    ],
  ],
  // What administrators do with the accounts of others.
  [
    'server/modules/customers/',
    ['BASE', 'server/modules/accounts/', 'server/modules/auth/', 'server/modules/rate-limits/'],
  ],
  ['server/modules/promotions/', ['BASE']],
  ['server/modules/mailbox/', ['BASE']],
  // Looks at the tables of all others, and asks none of them.
  ['server/modules/operations/', ['BASE']],
  // What the operator says and the buyer agreed to.
  ['server/modules/legal/', ['BASE', 'server/modules/catalog-index/']],
  ['server/modules/orders/', ['BASE', 'server/modules/files/', 'server/modules/legal/']],
  ['server/modules/withdrawals/', ['BASE', 'server/modules/rate-limits/']],
  ['server/modules/register/', ['BASE', 'server/modules/files/']],
  // What was looked at and fetched, and what a bank is told of it.
  ['server/modules/evidence/', ['BASE']],
  [
    'server/modules/checkout/',
    [
      'BASE',
      'server/modules/accounts/',
      'server/modules/rate-limits/',
      'server/modules/legal/',
      'server/modules/catalog/',
      'server/modules/orders/',
      'server/modules/register/',
      'server/modules/evidence/',
      'server/modules/generation/',
    ],
  ],
  [
    'server/modules/demo/',
    [
      'BASE',
      'server/modules/accounts/',
      'server/modules/questions/',
      'server/modules/templates/',
      'server/modules/catalog/',
    ],
  ],
  [
    'server/modules/generation/',
    [
      'BASE',
      'server/modules/files/',
      'server/modules/accounts/',
      'server/modules/rate-limits/',
      'server/modules/orders/',
      'server/modules/register/',
      'server/modules/evidence/',
      'server/modules/questions/',
      'server/modules/templates/',
    ],
  ],
  // What a business does with what it has bought.
  [
    'server/modules/binder/',
    [
      'BASE',
      'server/modules/files/',
      'server/modules/accounts/',
      'server/modules/rate-limits/',
      'server/modules/orders/',
      'server/modules/register/',
      'server/modules/evidence/',
      'server/modules/templates/',
      'server/modules/generation/',
    ],
  ],
  // Who has to read it, and who has.
  [
    'server/modules/readers/',
    [
      'BASE',
      'server/modules/files/',
      'server/modules/accounts/',
      'server/modules/rate-limits/',
      'server/modules/orders/',
      'server/modules/register/',
      'server/modules/generation/',
      'server/modules/binder/',
    ],
  ],
  // What there is of a person, to be handed out or erased: it knows everybody's tables.
  [
    'server/modules/privacy/',
    [
      'BASE',
      'server/modules/files/',
      'server/modules/auth/',
      'server/modules/rate-limits/',
      'server/modules/customers/',
    ],
  ],
  [
    'server/modules/housekeeping/',
    [
      'BASE',
      'server/modules/auth/',
      'server/modules/rate-limits/',
      'server/modules/catalog/',
      'server/modules/checkout/',
      'server/modules/orders/',
      'server/modules/generation/',
      'server/modules/evidence/',
      'server/modules/operations/',
      'server/modules/readers/',
    ],
  ],
  ['server/mails/', ['shared/', 'server/ports/', 'server/kernel/']],
  // These move the office library into processes of their own.
  ['server/adapters/template-engine/', ['ADAPTER', 'office/']],
  ['server/adapters/converter/', ['ADAPTER', 'office/']],
  // The one door to the sandbox.
  ['server/adapters/payments/open-payments.ts', ['ADAPTER', 'server/adapters/payments/', 'stripe-sandbox/']],
  ['server/adapters/*/', ['ADAPTER']],
  ['server/api/', ['BASE', 'server/modules/', 'server/config.ts', 'server/site-config-of.ts']],
  ['server/http/', ['BASE', 'server/plain-pages/', 'server/modules/', 'server/api/', 'server/config.ts']],
  ['server/', ['shared/', 'server/']],
  // A payment provider, which knows no more of the shop than a real one would.
  [
    'stripe-sandbox/',
    [
      'shared/',
      'server/kernel/clock.ts',
      'server/kernel/domain-error.ts',
      'server/kernel/timing-safe-equal.ts',
      'type:server/kernel/random.ts',
      'type:server/db/connect.ts',
      'server/plain-pages/',
    ],
  ],
  ['web/ui/', []],
  ['web/lib/', ['shared/', 'web/ui/', 'type:server/api/']],
  ['web/features/*/', ['shared/', 'web/ui/', 'web/lib/']],
  ['web/shell/', ['shared/', 'web/ui/', 'web/lib/', 'web/features/']],
  ['web/dev/', ['shared/', 'web/ui/', 'web/lib/', 'web/features/']],
  ['web/', ['shared/', 'web/']],
];

/** What every module of the server stands on. */
const BASE = ['shared/', 'server/kernel/', 'server/ports/', 'server/db/', 'server/mails/'];

/** What every adapter stands on. */
const ADAPTER = [
  'shared/',
  'server/ports/',
  'server/kernel/',
  'server/db/',
  'server/process-pool/',
  'type:server/config.ts',
];

const groups: Record<string, string[]> = { BASE, ADAPTER };

/** Vendors are known to one place each, pictures to two; everything else speaks to a port. */
const vendors: [vendor: RegExp, ...places: string[]][] = [
  [/^@aws-sdk\//, 'server/adapters/storage/'],
  [/^nodemailer/, 'server/adapters/mailer/'],
  [/^pg-boss/, 'server/adapters/queue/'],
  [/^@opentelemetry\//, 'server/adapters/tracer/'],
  [/^stripe$/, 'server/adapters/payments/stripe/'],
  [/^(@cantoo\/pdf-lib|fontkit)$/, 'server/adapters/', 'stripe-sandbox/', 'office/merge-pdf/'],
  [/^sharp$/, 'server/adapters/template-engine/logo-process.ts', 'server/adapters/converter/pictures/'],
  [/^@matbee\//, 'server/adapters/converter/embedded/'],
  [/^@hyzyla\//, 'server/adapters/converter/pictures/'],
  [/^busboy$/, 'server/http/'],
  [/^(saxes|diff)$/, 'office/'],
  [/^marked$/, 'server/modules/legal/'],
  [/^client-zip$/, 'server/http/'],
  [/^ical-generator$/, 'server/http/'],
  [/^uqr$/, 'server/kernel/qr/'],
  [/^react-email$/, 'server/mails/'],
  [/^vite$/, 'server/http/pages/web-dev.ts'],
  [/^(radix-ui|sonner|react-dropzone|yet-another-react-lightbox|cmdk)/, 'web/ui/'],
];

/** Programs that somebody waits for, and what they do without until work comes that needs it. */
const startsWithout: [program: string, vendors: RegExp][] = [
  ['server/main.ts', /^(@cantoo\/pdf-lib|fontkit|@aws-sdk\/.*|sharp|@hyzyla\/.*)$/],
  ['server/adapters/template-engine/engine-process.ts', /^(@cantoo\/pdf-lib|diff|zod)$/],
];

type Import = { file: string; from: string; target: string; typeOnly: boolean; lazy: boolean };

const SOURCE = import.meta.dirname;
const IMPORT =
  /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file));

const imports = files.flatMap((file): Import[] =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(IMPORT)].map(([, typeOnly, directly, lazily]) => {
    const from = directly ?? lazily ?? '';
    return {
      file,
      from,
      typeOnly: Boolean(typeOnly),
      lazy: lazily !== undefined,
      target: resolveTarget(file, from),
    };
  }),
);

function resolveTarget(file: string, from: string) {
  if (from.startsWith('.')) return posix.join(dirname(file), from);
  return from.replace(/^#(?=shared|office|server|stripe-sandbox|web)/, '');
}

const isOurs = (target: string) => /^(shared|office|server|stripe-sandbox|web)\//.test(target);
const placeIn = (pattern: string, file: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[^/]+')}`).exec(file)?.[0];

const ruleOf = (file: string) => {
  const [pattern, mayImport] = rules.find(([place]) => placeIn(place, file)) ?? ['', []];
  return { place: placeIn(pattern, file) ?? '', mayImport };
};

const isAllowed = ({ file, target, typeOnly }: Import) => {
  const { place, mayImport } = ruleOf(file);
  const allowed = [place, ...mayImport.flatMap((name) => groups[name] ?? [name])];
  return allowed.some((name) =>
    name.startsWith('type:') ? typeOnly && target.startsWith(name.slice(5)) : target.startsWith(name),
  );
};

/** What is loaded before the first word of any of these. */
const importsAtStart = (...programs: string[]) => {
  const byFile = Map.groupBy(
    imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy),
    ({ file }) => file,
  );
  const reached = new Set(programs);
  for (const file of reached) for (const { target } of byFile.get(file) ?? []) reached.add(target);
  return [...reached].flatMap((file) => byFile.get(file) ?? []);
};

const shown = (found: Import[]) => found.map(({ file, target }) => `${file} imports ${target}`);

describe('the architecture', () => {
  test('has files and imports to look at', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.filter(({ target }) => isOurs(target)).length).toBeGreaterThan(20);
  });

  test('lets imports run one way only', () => {
    expect(shown(imports.filter((found) => isOurs(found.target) && !isAllowed(found)))).toEqual([]);
  });

  test('keeps the shared folder free of everything but zod', () => {
    const foreign = imports.filter(({ file, target }) => file.startsWith('shared/') && !isOurs(target));
    expect(shown(foreign.filter(({ target }) => target !== 'zod'))).toEqual([]);
  });

  test('keeps each vendor in its one place', () => {
    const strays = imports.filter(({ file, target, typeOnly }) =>
      vendors.some(
        ([vendor, ...places]) =>
          !typeOnly && vendor.test(target) && !places.some((place) => file.startsWith(place)),
      ),
    );
    expect(shown(strays)).toEqual([]);
  });

  test('keeps the office library pure: bytes in, bytes out', () => {
    const foreign = imports.filter(({ file, target }) => file.startsWith('office/') && !isOurs(target));
    expect(
      shown(
        foreign.filter(
          ({ target }) => !/^(node:(zlib|path|crypto)|saxes|diff|@cantoo\/pdf-lib)$/.test(target),
        ),
      ),
    ).toEqual([]);
  });

  test('enters the office library by its doors only: the files at its top', () => {
    const inside = imports.filter(
      ({ file, target }) => target.startsWith('office/') && !file.startsWith('office/'),
    );
    expect(inside.length).toBeGreaterThan(5);
    expect(shown(inside.filter(({ target }) => target.split('/').length > 2))).toEqual([]);
  });

  test.each(startsWithout)('starts %s without what only later work needs', (program, needless) => {
    const atStart = importsAtStart(program);
    expect(atStart.length).toBeGreaterThan(20);
    expect(shown(atStart.filter(({ target }) => needless.test(target)))).toEqual([]);
  });

  test('brings no schema to the browser, where the library would break the policy of the page', () => {
    const inBrowser = importsAtStart(...files.filter((file) => file.startsWith('web/')));
    expect(inBrowser.length).toBeGreaterThan(20);
    expect(shown(inBrowser.filter(({ target }) => target === 'zod'))).toEqual([]);
  });

  test('runs without its tests', () => {
    expect(shown(imports.filter(({ target }) => /^(vitest|#tests\/)/.test(target)))).toEqual([]);
  });

  test('reads the demo shop as data: no code of it is imported', () => {
    expect(shown(imports.filter(({ target }) => target.startsWith('#demo/')))).toEqual([]);
  });

  test('has no circles, not even of types', () => {
    // What the router generates names the router's type, for the router's sake.
    const written = [...readImportGraph(join(SOURCE, '..'))].filter(([file]) => !file.endsWith('.gen.ts'));
    expect(circlesOf(new Map(written))).toEqual([]);
  });

  test('has no folder of more than 25 files', () => {
    const all = ['src', 'tests', 'scripts'].flatMap((folder) =>
      readdirSync(join(SOURCE, '..', folder), { recursive: true, withFileTypes: true }),
    );
    const folders = Map.groupBy(
      all.filter((entry) => entry.isFile()),
      ({ parentPath }) => parentPath,
    );
    // Migrations stand one after the other for ever.
    const crowded = [...folders].filter(
      ([folder, members]) => members.length > 25 && !folder.includes('migrations'),
    );
    expect(crowded.map(([folder, members]) => `${relative(SOURCE, folder)}: ${members.length}`)).toEqual([]);
  });

  test('has no second way to cross folders: relative imports never climb', () => {
    const climbing = imports.filter(({ from }) => from.startsWith('../'));
    expect(climbing.map(({ file, from }) => `${file} imports ${from}`)).toEqual([]);
  });
});
