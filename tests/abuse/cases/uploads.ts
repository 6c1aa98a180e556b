import { type AbuseCase, inFile } from './abuse-case.ts';

const account = inFile('tests/api/account.test.ts');
const contract = inFile('tests/support/converter/converter-contract.ts');
const converter = inFile('src/server/adapters/converter/embedded-converter.test.ts');
const guard = (row: string) => inFile('src/office/guard/guard-docx.test.ts')('$name', row);
const objects = inFile('src/office/objects/keep-objects.test.ts');
const logos = inFile('tests/abuse/logos.test.ts');
const pictures = inFile('tests/api/questions/pictures.test.ts');
const upload = inFile('tests/api/documents/upload.test.ts');

/** What is uploaded: templates, logos and other pictures. */
export const uploadCases: AbuseCase[] = [
  {
    number: 31,
    does: 'uploads templates without signing in',
    heldBy: [upload('is closed to visitors and customers before a byte of the form is read')],
  },
  {
    number: 32,
    does: 'uploads templates as a customer',
    heldBy: [upload('is closed to visitors and customers before a byte of the form is read')],
  },
  {
    number: 34,
    does: 'replaces the logo of somebody else',
    heldBy: [account('of somebody else cannot be changed')],
  },
  {
    number: 35,
    does: 'says in odd ways whose logo it is',
    heldBy: [logos('given as %s never leads to the logo of somebody else')],
  },
  {
    number: 71,
    does: 'uploads text, a web page, RTF or an OpenDocument as .docx',
    heldBy: [
      'a text file',
      'a web page',
      'an RTF document',
      'a flat OpenDocument',
      'an OpenDocument text',
    ].map(guard),
  },
  {
    number: 73,
    does: 'has a picture of a template fetched from the network',
    heldBy: [
      guard('a picture from http://canary.test/x.png'),
      contract('fetches nothing from an address, whatever the document says'),
    ],
  },
  {
    number: 74,
    does: 'has a file of the machine shown in a document',
    heldBy: [
      guard('a picture from file:///etc/x.png'),
      guard('a picture from \\\\host\\share\\x.png'),
      guard('a picture from ../../../x.png'),
      contract('shows no file of the machine, whatever the document says'),
    ],
  },
  {
    number: 76,
    does: 'fetches by template, field, imported page, object, old picture, sub-document or mail merge',
    heldBy: [
      'a template at http://evil.test/t.dotm',
      'a field INCLUDEPICTURE',
      'a field INCLUDETEXT',
      'an imported web page',
      'an OLE object',
      'a picture of an older Word',
      'a sub-document',
      'a mail merge',
    ].map(guard),
  },
  {
    number: 77,
    does: 'hides an external entity in a part',
    heldBy: ['an external entity', 'a document type in any part'].map(guard),
  },
  {
    number: 79,
    does: 'uploads a small file that inflates to 300 MB',
    heldBy: [guard('a part that inflates to 300 MB')],
  },
  {
    number: 80,
    does: 'lies about the size of a part',
    heldBy: [guard('a part that claims 1 KB and holds 60 MB')],
  },
  {
    number: 82,
    does: 'names the parts of a file so that they are written elsewhere',
    heldBy: ['a part called', 'a symbolic link'].map(guard),
  },
  {
    number: 83,
    does: 'keeps the converter busy with twenty thousand pages',
    heldBy: [
      converter('blames the document at which the engine %s, and goes on', 'the engine makes too many pages'),
      guard('20 000 page breaks'),
    ],
  },
  { number: 85, does: 'hides a huge picture in a small file', heldBy: [guard('a PNG of 12 000 by 12 000')] },
  {
    number: 86,
    does: 'leaves processes of the converter running',
    heldBy: [
      converter(
        'kills a document that hangs at its limit, with all that its engine started, twice; and the next does not wait for both',
      ),
    ],
  },
  {
    number: 88,
    does: 'gives a file a name that is a path, or markup',
    heldBy: [upload('keeps the name %s as text')],
  },
  {
    number: 89,
    does: 'uploads the right name with the wrong type, or the other way round',
    heldBy: [upload('refuses %s', 'an upload of documents refuses ')],
  },
  {
    number: 91,
    does: 'sends forms that are cut off, endless or not forms',
    heldBy: [account('form with %s is refused, and the shop goes on'), upload('refuses %s and goes on')],
  },
  {
    number: 94,
    does: 'writes placeholders that are names of the language',
    heldBy: [inFile('src/office/language/placeholders.test.ts')('is nothing else: %s')],
  },
  {
    number: 95,
    does: 'uploads a file with a password, or half a file',
    heldBy: ['a document with a password', 'a truncated file'].map(guard),
  },
  {
    number: 97,
    does: 'uploads another kind of file as a logo',
    heldBy: [logos('%s is no logo, and nothing is written')],
  },
  {
    number: 98,
    does: 'uploads a logo of a few bytes and many pixels',
    heldBy: [account('may not be larger than 5 MB or have too many pixels, and is not decoded to find out')],
  },
  {
    number: 340,
    does: 'answers with the picture of somebody else, or with a path',
    heldBy: [pictures('of somebody else is none, nor is one that is not there')],
  },
  {
    number: 341,
    does: 'sends an SVG, a web page or many pixels in few bytes as a picture',
    heldBy: [pictures('is refused if it is %s, and nothing is kept')],
  },
  {
    number: 342,
    does: 'wants to see what a customer has cut off, or where the picture was taken',
    heldBy: [
      pictures('is cut on the way in, after being turned as its camera was held; nothing else of it is left'),
    ],
  },
  {
    number: 343,
    does: 'has a program, a macro or any bytes stay in a template by keeping an embedded object as a picture',
    heldBy: [
      inFile('tests/api/documents/embedded-objects.test.ts')(
        'is taken once the picture is to be kept, and the shop never stores what was embedded',
      ),
      objects('is kept as the picture that Word shows of it, and nothing of what it holds is left'),
      objects('is kept as its picture also where it is %s'),
      objects('a hostile file: $name'),
    ],
  },
  {
    number: 100,
    does: 'hides a page, an archive or a place in a logo',
    heldBy: [
      logos(
        'nothing of a picture but its pixels is kept: no place, no comment, no page or archive behind it',
      ),
    ],
  },
  {
    number: 201,
    does: 'hides macros, controls and menus in a file where nothing leads to them',
    heldBy: [
      inFile('src/office/fill/fill-docx.test.ts')('leaves out what nothing leads to: $what'),
      inFile('src/office/fill/fill-docx.test.ts')(
        'leaves out parts that no document needs, with what refers to them',
      ),
    ],
  },
  {
    number: 202,
    does: 'has a link run a program, a macro or a command, or call a share',
    heldBy: [guard('a link to '), guard('a field HYPERLINK ')],
  },
  {
    number: 203,
    does: 'has a formula start a program, read another file or fetch an address',
    heldBy: [inFile('src/office/guard/guard-docx.test.ts')('refuses the formula %s, and names its cell')],
  },
  {
    number: 204,
    does: 'calls something else the main part of a document',
    heldBy: ['a package whose main part is a ', 'a package with two main parts'].map(guard),
  },
  {
    number: 205,
    does: 'passes any bytes off as a picture, a font or styles',
    heldBy: ['bytes of an object that call themselves', 'any bytes that call themselves a font'].map(guard),
  },
  {
    number: 101,
    does: 'uploads a logo that would push a document’s text to other pages',
    heldBy: [
      inFile('tests/abuse/logos-in-documents.test.ts')(
        'no logo makes a document longer than an ordinary one does',
      ),
    ],
  },
];
