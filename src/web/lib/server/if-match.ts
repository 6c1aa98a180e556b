/** An option for a change of what was read at this revision: refused once somebody else has changed it. Sent alone, as a header. */
export const ifMatch = (revision: number) => ({ context: { isAlone: true, ifMatch: `"${revision}"` } });
