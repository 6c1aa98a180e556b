const WEB_ADDRESS = /:\/\/|\bwww\.|\w\.[a-z]{2,}\//i;

/** A mail that repeats a stranger's words to an address of their choice must lead nowhere. */
export const hasWebAddress = (text: string) => WEB_ADDRESS.test(text);
