/** How far back sales are looked at. */
export const salesDays = [7, 30, 90, 365] as const;
