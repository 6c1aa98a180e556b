/** What parent and child say to each other. Bytes travel as bytes: both sides use structured cloning. */
export type ToChild<Request> = { id: number; request: Request };

export type FromChild<Answer> =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'refusal'; id: number; reason: string };
