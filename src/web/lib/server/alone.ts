/** An option for a call that may take long: those that are sent at the same moment are not to wait for it. */
export const ALONE = { context: { isAlone: true } };
