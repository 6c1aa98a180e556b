/** What the shop does not run itself, or that may be gone for hours while the shop goes on. */
export const dependencies = ['payments', 'mail', 'storage', 'converter'] as const;

export type Dependency = (typeof dependencies)[number];

/** A cheap question for each: resolves while it can be worked with, rejects with the reason otherwise. */
export type Probes = Record<Dependency, () => Promise<unknown>>;
