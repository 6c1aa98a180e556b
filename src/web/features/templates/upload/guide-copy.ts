/** What the upload screen says of placeholders. */
export const guideCopy = {
  title: 'What you can put in your documents',
  text: 'Write these placeholders in Word, wherever the words belong: in the text, in tables, headers, footers and text boxes. When somebody buys the document, each is replaced by the details of their business.',
  looseness:
    'Capital letters, spaces, hyphens and underscores do not matter: {{ Business Name }} works like {{business_name}}.',
  logo: 'The logo belongs in the header. Write {{logo}} there, or insert any picture and give it the alternative text {{logo}}: it is swapped, and its size is kept.',
  qr: 'Write {{qr}} in the header, or give a square picture that alternative text, for a code that tells whoever scans it whether the print is current.',
  list: 'Placeholders',
  copy: 'Copy',
  copyNamed: (tag: string) => `Copy ${tag}`,
  copied: 'Copied',
  notCopied: 'Select the placeholder and copy it by hand',
  sample: 'Download a sample template',
  sampleText: 'A short procedure that uses all of them.',
  examples: 'Questions, conditions and lists',
  examplesText:
    'Templates may also print what customers answer, leave out what does not apply and repeat what there are several of. A small template for each:',
  asks: (keys: readonly string[]) =>
    keys.length === 0 ? 'Asks nothing' : `Asks ${keys.map((key) => `{{${key}}}`).join(' and ')}`,
} as const;
