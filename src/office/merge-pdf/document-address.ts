/** Where a link of the first pages leads that stands for a document of the whole: nowhere, by its very name. */
const ADDRESS = 'https://document.invalid/';

/** `place` counts the documents from 0. */
export const addressOfDocument = (place: number) => `${ADDRESS}${place}`;

/** The place that such an address names. */
export const placeOfAddress = (address: string) =>
  address.startsWith(ADDRESS) ? Number(address.slice(ADDRESS.length)) : undefined;
