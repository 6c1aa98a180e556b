/**
 * For a test that the size of the screen makes no difference to but in what is drawn: it is run once, at a desk. What it brings
 * about is drawn as narrow as a phone, too, by `expectFit`.
 */
export const oneSize = { tag: '@one-size' };
