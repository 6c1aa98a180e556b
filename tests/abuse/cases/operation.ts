import { type AbuseCase, inFile } from './abuse-case.ts';

const line = inFile('src/server/adapters/queue/assign-priority.test.ts');
const supply = inFile('tests/abuse/supply-chain.test.ts');

/** Load, neighbours, secrets, and what the shop is made of. */
export const operationCases: AbuseCase[] = [
  {
    number: 155,
    does: 'searches two hundred times a second',
    heldBy: [
      inFile('tests/api/requests.test.ts')(
        'is limited to a steady rate of calls per client, counting each call of a batch',
      ),
    ],
  },
  {
    number: 157,
    does: 'orders so much that others wait',
    heldBy: [line('does not hold up one with few')],
  },
  {
    number: 158,
    does: 'uploads so much that orders wait',
    heldBy: [
      line('of a busy worker is the order, whatever its name and however long the others have waited'),
    ],
  },
  {
    number: 160,
    does: 'follows orders from five hundred screens',
    heldBy: [
      inFile('tests/abuse/many-screens.test.ts')(
        'five hundred screens that follow their orders are all answered, each cheaply',
      ),
    ],
  },
  {
    number: 161,
    does: 'looks for secrets in the log',
    heldBy: [
      inFile('tests/abuse/logs.test.ts')(
        'after a visit with everything in it, and much that is refused, the log holds no secret',
      ),
    ],
  },
  {
    number: 163,
    does: 'reads the data folder as another user of the machine',
    heldBy: [
      inFile('src/server/main.test.ts')('show nothing to other users of the machine'),
      inFile('src/server/adapters/storage/disk.test.ts')('lets only its own user look at folders and files'),
    ],
  },
  {
    number: 164,
    does: 'reaches the network from a converter, isolated or not',
    heldBy: [
      inFile('tests/support/converter/converter-contract.ts')(
        'fetches nothing from an address, whatever the document says',
      ),
    ],
  },
  {
    number: 166,
    does: 'replaces a package in the registry',
    heldBy: [supply('is checked against a SHA-512 of its own, and comes from the registry')],
  },
  {
    number: 167,
    does: 'runs a script when a package is installed',
    heldBy: [supply('runs no script at installation, and who would like to is known by name')],
  },
  {
    number: 169,
    does: 'goes unnoticed among hundreds of packages',
    heldBy: [
      inFile('scripts/supply/sbom.test.ts')('lists exactly what the lockfile installs where the shop runs'),
    ],
  },
  {
    number: 170,
    does: 'uses a hole that newer versions have closed',
    heldBy: [inFile('scripts/supply/version-floor.test.ts')('are not what the shop runs on')],
  },
  {
    number: 206,
    does: 'guesses the secret that tokens and links are signed with',
    heldBy: [inFile('src/server/config.test.ts')('the secret %s is refused, without being repeated')],
  },
  {
    number: 207,
    does: 'fills the shop with documents',
    heldBy: [
      inFile('tests/api/documents/upload.test.ts')(
        'is refused where the shop would hold too many documents; archived ones do not count',
      ),
    ],
  },
  {
    number: 208,
    does: 'uses up the tries of everybody behind a proxy that names ports',
    heldBy: [inFile('src/server/http/security/client-network.test.ts')('written by a proxy as %s is %s')],
  },
  {
    number: 209,
    does: 'fills the disk, so that forms are blamed',
    heldBy: [
      inFile('src/server/http/bodies/multipart.test.ts')(
        'a disk without room (%s) is the shop’s trouble, told as such and logged',
      ),
    ],
  },
  {
    number: 210,
    does: 'takes over a child that reads their file, and calls home, takes all memory or acts as root',
    heldBy: [
      inFile('src/server/process-pool/launcher.test.ts')('reaches nobody, not even on its own machine'),
      inFile('src/server/process-pool/launcher.test.ts')(
        'takes no more memory than it is given, and writes no file',
      ),
      inFile('src/server/process-pool/launcher.test.ts')('has no rights of root, whoever started it'),
    ],
  },
  {
    number: 211,
    does: 'has a template, a logo or a page decoded where secrets are',
    heldBy: [
      inFile('tests/abuse/confined-children.test.ts')('%s are read in a child that has nothing but its task'),
    ],
  },
  {
    number: 172,
    does: 'changes a price, and denies it',
    heldBy: [
      inFile('tests/api/catalog/catalog-admin.test.ts')(
        'writes only what was given, keeps the slug, and leaves a line per field with who, when, old and new',
      ),
    ],
  },
  {
    number: 173,
    does: 'wants to report a hole',
    heldBy: [inFile('tests/api/operators.test.ts')('/.well-known/security.txt says where to report a hole')],
  },
];
