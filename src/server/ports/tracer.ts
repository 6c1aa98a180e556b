/** What a span tells besides its name and its time: numbers and words of the shop's own, never anything of a person. */
export type SpanFacts = Record<string, string | number>;

export type SpanOptions = {
  facts?: SpanFacts;
  /** What `carry` gave elsewhere: the span belongs below that one. */
  parent?: string | undefined;
  kind?: 'server' | 'client' | 'consumer';
};

/** Adds to a span what is known only once its work is done. */
export type NoteFacts = (facts: SpanFacts) => void;

/** Writes down what took how long and what it was caused by, for somebody who looks into it later. */
export type Tracer = {
  /** Does the work as a span of its own, below the one around it. */
  trace: <T>(name: string, options: SpanOptions, work: (note: NoteFacts) => Promise<T>) => Promise<T>;
  /** Begins a span inside another one, and tells how to end it; undefined outside of any. */
  begin: (name: string, facts: SpanFacts) => ((error?: unknown) => void) | undefined;
  /** The span around, as a word that a job can carry. */
  carry: () => string | undefined;
  /** Hands over what is written down already; gives up soon where nobody takes it. */
  close: () => Promise<void>;
};

export const noTracer: Tracer = {
  trace: (_name, _options, work) => work(() => {}),
  begin: () => undefined,
  carry: () => undefined,
  close: async () => {},
};
