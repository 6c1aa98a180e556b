/** What is made of everything in force. */
export const manualKinds = ['manual', 'wall-sheet'] as const;

export type ManualKind = (typeof manualKinds)[number];
