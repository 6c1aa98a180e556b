/** Nothing failed, and nothing came. */
export class TakesLonger extends Error {}
