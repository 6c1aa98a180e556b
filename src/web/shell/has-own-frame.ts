/** Pages of a business for its own people: neither the shop's header nor its footer is theirs. */
export const hasOwnFrame = (pathname: string) => pathname.startsWith('/read/');
