/** Where the link of a mark leads: nowhere, by its very name. */
export const MARK_ADDRESS = 'https://mark.invalid/';

export const addressOfMark = (name: string) => MARK_ADDRESS + encodeURIComponent(name);
