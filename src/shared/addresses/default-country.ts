/** Where the shop is unless `COUNTRY` says otherwise, and whose form is the specified one. */
export const DEFAULT_COUNTRY = 'US';
