/** The shop of the browser tests stands behind a proxy, so that nobody seems to be on its machine. */
export const METRICS_TOKEN = 'for-the-browser-tests-alone';
