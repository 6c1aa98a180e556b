/** One call of a port, which may meet its fault. */
export type FaultyCall = <T>(name: string, ask: () => Promise<T>) => Promise<T>;
