/** The one this version of the library is made for, and the only one the sandbox speaks. */
export const API_VERSION = '2026-10-28.endive';
