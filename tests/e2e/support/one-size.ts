/** For a test to which the size of the screen makes no difference: it is run once, at a desk. */
export const oneSize = { tag: '@one-size' };
