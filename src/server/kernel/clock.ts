/** Time comes through Services, so tests can move it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);
