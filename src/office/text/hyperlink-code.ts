/** The code of a HYPERLINK field begins with its name, in quotes or not. */
const NAME = /^[\s"]*HYPERLINK"?(?![^\s"\\])/i;
/** A string, a switch, or a word; Word takes all kinds of double quotes for one. */
const ARGUMENT =
  /\s*(?:["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]*)|(\\[a-z!*@#](?=[\s"\u201c\u201d\u201e]|$))|([^\s"\u201c\u201d\u201e]+))["\u201c\u201d\u201e]?/giy;
/** A place in the document, the text shown for the link, the window it opens in, and formats. */
const WITH_VALUE = /^\\[lots*@#]$/i;

export type CodeAddress = { start: number; end: number; address: string };

/** Where the field leads: whatever is neither a switch nor the value of one. */
export const hyperlinkAddresses = (code: string): CodeAddress[] => {
  const name = NAME.exec(code)?.[0];
  if (name === undefined) return [];
  const addresses: CodeAddress[] = [];
  let isValue = false;
  ARGUMENT.lastIndex = name.length;
  for (let match = ARGUMENT.exec(code); match; match = ARGUMENT.exec(code)) {
    const [whole, quoted, control, word] = match;
    const address = quoted ?? word;
    if (address !== undefined && !isValue) {
      const start = match.index + whole.indexOf(address, quoted === undefined ? 0 : whole.search(/\S/) + 1);
      addresses.push({ start, end: start + address.length, address });
    }
    isValue = control !== undefined && WITH_VALUE.test(control);
  }
  return addresses;
};
