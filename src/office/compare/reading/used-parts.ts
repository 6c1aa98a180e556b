const REFERENCE = /<(?:\w+:)?(?:header|footer)Reference\b[^>]*>/g;
const PAGES = /\btype\s*=\s*["'](first|even)["']/;
const ID = /:id\s*=\s*["']([^"']*)["']/;
const OFF = `(?![^>]*["'](?:0|false|off)["'])`;
const OWN_FIRST_PAGE = new RegExp(`<(?:\\w+:)?titlePg\\b${OFF}`);
const OWN_EVEN_PAGES = new RegExp(`<(?:\\w+:)?evenAndOddHeaders\\b${OFF}`);

/**
 * Which related parts are printed, by the kind and id of their relationship: no header that no section asks for, nor one for first or
 * even pages where these have none of their own.
 */
export const readUsedParts = (source: string, settings: string) => {
  const hasOwn = new Map([
    ['first', OWN_FIRST_PAGE.test(source)],
    ['even', OWN_EVEN_PAGES.test(settings)],
  ]);
  const printed = new Set(
    (source.match(REFERENCE) ?? [])
      .filter((reference) => hasOwn.get(PAGES.exec(reference)?.[1] ?? '') ?? true)
      .map((reference) => ID.exec(reference)?.[1]),
  );
  return (kind: string, id: string) =>
    kind === 'header' || kind === 'footer' ? printed.has(id) : kind.endsWith('notes') || source.includes(id);
};
