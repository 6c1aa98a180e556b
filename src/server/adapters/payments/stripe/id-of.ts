/** The provider gives a related object by its id, or whole where that was asked for. */
export const idOf = (related: string | { id: string } | null | undefined) =>
  typeof related === 'string' ? related : (related?.id ?? null);
