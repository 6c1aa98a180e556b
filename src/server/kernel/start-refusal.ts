/** Why the program does not start, as one sentence that says what to do. Shown plainly, without a stack. */
export class StartRefusal extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartRefusal';
  }
}
