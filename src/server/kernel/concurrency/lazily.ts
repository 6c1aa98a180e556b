/** What is made when it is first needed, and only once. */
export const lazily = <T>(make: () => T) => {
  let made: T | undefined;
  return {
    get: () => (made ??= make()),
    /** Undefined while nobody has needed it. */
    peek: () => made,
  };
};
