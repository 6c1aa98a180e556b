const save = (what: string) => `${what} Open it in Word and save it as .docx.`;

/** What to do with the files that people have instead of a .docx, by how their names end. */
const advice: ReadonlyMap<string, string> = new Map([
  ['doc', save('A .doc file is of Word 97-2003.')],
  ['docm', 'A .docm file may hold macros. Open it in Word and save it as .docx, which holds none.'],
  ['dotx', save('A .dotx file is a Word template.')],
  ['dot', save('A .dot file is a template of Word 97-2003.')],
  ['dotm', save('A .dotm file is a Word template that may hold macros.')],
  ['rtf', save('A .rtf file is Rich Text.')],
  ['odt', 'A .odt file is OpenDocument. Open it in Word or LibreOffice and save it as .docx.'],
  ['pages', 'A .pages file is of Pages. In Pages, choose File, Export To, Word.'],
  ['pdf', 'A PDF cannot be filled. Upload the Word document (.docx) that it was made from.'],
]);

/** One sentence for each kind of file among them. */
export const adviceOn = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => advice.get(endingOf(name)) ?? [])),
];

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
