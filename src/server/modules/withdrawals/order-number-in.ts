const NUMBER = /^(?:order\s*)?(?:number|no\.?|nr\.?|#)?\s*([1-9]\d{0,9})$/i;
const MAX = 2_147_483_647;

/** The number of an order as people write it: 1042, #1042, Order No. 1042. */
export const orderNumberIn = (typed: string) => {
  const number = Number(NUMBER.exec(typed.trim())?.[1]);
  return number <= MAX ? number : undefined;
};
