import type { Plugin } from 'vite';

const FETCHER = /\/start-client-core\/dist\/esm\/client-rpc\/serverFnFetcher\.js$/;

const NOTHING_TO_CALL = `
export const trackPostProcessPromise = () => {};
export const serverFnFetcher = () => Promise.reject(new Error('There are no server functions.'));
`;

/**
 * The framework puts its way of calling functions on the server, with a codec of its own, into every page. The
 * shop has none of these, and its visitors need not carry them.
 */
export const dropServerFunctions = (): Plugin => ({
  name: 'bindery:drop-server-functions',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!FETCHER.test(id)) return undefined;
    if (!code.includes('export { serverFnFetcher, trackPostProcessPromise };'))
      throw new Error('The framework calls server functions in a new way: adapt this plugin.');
    return { code: NOTHING_TO_CALL, map: null };
  },
});
