import type { Package } from './production-tree.ts';

type Shop = { name: string; version: string };
type Listed = Package & { licence: string | undefined };

const purlOf = ({ name, version }: Pick<Package, 'name' | 'version'>) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** Lockfiles write sums in base 64, bills of material in hexadecimal. */
const hashesOf = (integrity: string) =>
  integrity.split(' ').map((sum) => {
    const [algorithm = '', base64 = ''] = sum.split(/-(.*)/s);
    return {
      alg: algorithm.replace('sha', 'SHA-'),
      content: Buffer.from(base64, 'base64').toString('hex'),
    };
  });

/** One name is enough for an id; more need an expression. */
const licencesOf = (licence: string) =>
  / (OR|AND) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];

const componentOf = (one: Listed) => ({
  type: 'library',
  'bom-ref': purlOf(one),
  name: one.name,
  version: one.version,
  purl: purlOf(one),
  scope: one.isOptional ? 'optional' : 'required',
  ...(one.licence === undefined ? {} : { licenses: licencesOf(one.licence) }),
  ...(one.integrity === undefined ? {} : { hashes: hashesOf(one.integrity) }),
});

/** As Node finds it: in the nearest folder above the one that asks. */
const foundFrom = (byPath: Map<string, Listed>, path: string, name: string): Listed | undefined => {
  const found = byPath.get(`${path === '' ? '' : `${path}/`}node_modules/${name}`);
  if (found !== undefined || path === '') return found;
  const above = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return foundFrom(byPath, above, name);
};

/** The same package may be installed in several places; it is listed once. */
const once = <T>(list: T[], keyOf: (one: T) => string) =>
  [...new Map(list.map((one) => [keyOf(one), one])).values()].toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  );

/** A bill of materials in CycloneDX's JSON. It holds no date: the same lockfile gives the same bill. */
export const cycloneDxOf = (shop: Shop, packages: Listed[], direct: string[]) => {
  const byPath = new Map(packages.map((one) => [one.path, one]));
  const refsOf = (path: string, names: string[]) =>
    [...new Set(names.flatMap((name) => foundFrom(byPath, path, name) ?? []).map(purlOf))].toSorted();
  const dependencies = new Map([[purlOf(shop), refsOf('', direct)]]);
  for (const one of packages) {
    const known = dependencies.get(purlOf(one)) ?? [];
    dependencies.set(purlOf(one), [...new Set([...known, ...refsOf(one.path, one.needs)])].toSorted());
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': purlOf(shop), purl: purlOf(shop), ...shop } },
    components: once(packages.map(componentOf), (component) => component.purl),
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
};
