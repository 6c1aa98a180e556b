export type Lockfile = {
  packages: Record<string, { version: string; integrity?: string; dev?: boolean; devOptional?: boolean }>;
};

export type Part = {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  scope: 'required' | 'excluded';
  hashes: { alg: 'SHA-512'; content: string }[];
};

/** Every package of the lockfile as a list of parts in the format of CycloneDX; what only developers need is marked. */
export const billOfMaterials = ({ packages }: Lockfile, shop: { name: string; version: string }) => {
  const parts = new Map<string, Part>();
  for (const [path, { version, integrity, dev, devOptional }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.replace(/^.*node_modules\//, '');
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const scope = dev || devOptional ? 'excluded' : 'required';
    // One version may lie in several places; where one of them goes out with the shop, it does.
    if (parts.get(purl)?.scope !== 'required')
      parts.set(purl, { type: 'library', name, version, purl, scope, hashes: hashesOf(integrity) });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...shop } },
    components: [...parts.values()],
  };
};

const hashesOf = (integrity = ''): Part['hashes'] =>
  integrity
    .split(' ')
    .filter((hash) => hash.startsWith('sha512-'))
    .map((hash) => ({ alg: 'SHA-512', content: Buffer.from(hash.slice(7), 'base64').toString('hex') }));
