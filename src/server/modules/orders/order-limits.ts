export const orders = { maxListed: 200, adminPageSize: 50, salesDays: 30 } as const;
