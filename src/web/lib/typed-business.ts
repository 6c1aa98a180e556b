/**
 * What a visitor has typed about their business, in this tab and for as long as it is open: from the home page to the
 * bundles, and from one bundle to the next. Never part of an address.
 */
export type TypedBusiness = {
  businessName: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
};

export const nothingTyped: TypedBusiness = { businessName: '', street: '', city: '', state: '', zipCode: '' };

const KEY = 'bindery.typed-business';

export const typedBusiness = {
  read: (): TypedBusiness => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<TypedBusiness>;
      const names = Object.keys(nothingTyped) as (keyof TypedBusiness)[];
      return Object.fromEntries(
        names.map((name) => [name, typeof kept[name] === 'string' ? kept[name] : '']),
      ) as TypedBusiness;
    } catch {
      return nothingTyped;
    }
  },
  keep: (typed: TypedBusiness) => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(typed));
    } catch {
      // Somebody whose browser keeps nothing types it again.
    }
  },
  keepName: (businessName: string) => typedBusiness.keep({ ...typedBusiness.read(), businessName }),
};
