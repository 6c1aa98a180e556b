/** What parent and child say to each other. Bytes travel as bytes: both sides use structured cloning. */
export type IpcRequest<Request> = { id: number; request: Request };

export type IpcResponse<Answer> =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'refusal'; id: number; reason: string };
