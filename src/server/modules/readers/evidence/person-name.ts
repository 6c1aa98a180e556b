/** The name somebody was listed under; their number where it was erased. */
export const personName = ({ number, name }: { number: number; name: string | null }) =>
  name || `Reader No. ${number} (name erased)`;
