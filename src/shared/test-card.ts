/** Belongs to nobody and always pays, in the sandbox as in the provider's test mode. */
export const TEST_CARD = '4242 4242 4242 4242';
