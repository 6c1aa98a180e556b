/**
 * How LibreOffice names the place of a bookmark in a PDF: letters, digits and hyphens stay, every other sign is written as its
 * number, two digits a byte. `_Toc1` is `5FToc1`.
 */
export const destinationName = (bookmark: string) =>
  bookmark.replaceAll(/[^A-Za-z\d-]/g, (sign) => {
    const code = sign.charCodeAt(0);
    const digits = code > 0xff ? 4 : 2;
    return code.toString(16).toUpperCase().padStart(digits, '0');
  });
