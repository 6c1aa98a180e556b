import { vi } from 'vitest';

export type SentForm = { path: string; form: FormData };
type Answer = (sent: SentForm) => unknown;

class FormRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #path = '';
  readonly #answer: Answer;

  constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }
  open(_method: string, path: string) {
    this.#path = path;
  }
  setRequestHeader() {}
  async send(form: FormData) {
    const answer = await this.#answer({ path: this.#path, form });
    const response = answer instanceof Response ? answer : Response.json(answer);
    this.responseText = await response.text();
    this.status = response.status;
    this.dispatchEvent(new Event('load'));
  }
}

/**
 * A server that takes forms with files, which are not sent by `fetch`. It tells what it was sent, in order. To be undone
 * with `vi.unstubAllGlobals`.
 */
export const answerForms = (answer: Answer) => {
  const sent: SentForm[] = [];
  const Request = function send() {
    return new FormRequest((form) => {
      sent.push(form);
      return answer(form);
    });
  };
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
};
