import { type AbuseCase, inFile } from './abuse-case.ts';

const links = inFile('tests/api/files/signed-links.test.ts');

/** Files and the links to them. */
export const fileCases: AbuseCase[] = [
  {
    number: 40,
    does: 'makes the address of a template out of that of its public sample',
    heldBy: [inFile('tests/api/documents/public-files.test.ts')('opens no way to one that is not')],
  },
  {
    number: 119,
    does: 'opens files without a token, or with any',
    heldBy: [links('with the query %j is refused alike for a file and for nothing')],
  },
  {
    number: 121,
    does: 'changes what a link says',
    heldBy: [
      links('is refused when its bucket, expiry, disposition or any character of its signature is changed'),
    ],
  },
  {
    number: 122,
    does: 'uses the token of one file for its neighbours',
    heldBy: [links('of x.jpg opens nothing at %s')],
  },
  {
    number: 124,
    does: 'guesses ten thousand addresses',
    heldBy: [
      inFile('tests/abuse/files-and-links.test.ts')(
        'of ten thousand made-up addresses none leads to a file, and whoever tries them is slowed down',
      ),
    ],
  },
  {
    number: 125,
    does: 'has a browser run a file',
    heldBy: [
      links('answers with what a file needs, so that it is shown or saved and nothing else'),
      links('never lets a browser run a file, even where the link is for looking'),
    ],
  },
  {
    number: 127,
    does: 'asks for a link that lives for years',
    heldBy: [
      links('lives as long as the shop decides: 60 seconds to look, 3600 to download'),
      links('with %s is refused', 'asking for signed links with'),
    ],
  },
  {
    number: 128,
    does: 'has thousands of files signed in one call',
    heldBy: [inFile('tests/api/files/storage-client.test.ts')('signs at most 200 files at a time')],
  },
  {
    number: 130,
    does: 'uses a link after signing out: it dies by its expiry, as SECURITY.md says',
    heldBy: [links('lives as long as the shop decides: 60 seconds to look, 3600 to download')],
  },
  {
    number: 131,
    does: 'reads more of a template than its sample pages',
    heldBy: [
      inFile('tests/api/documents/processing.test.ts')(
        'is filled for an invented company, and shown by its first pages only',
      ),
    ],
  },
];
