/** The address of a call, as a browser would ask for it. */
export const pathOf = (area: string, name: string, input?: unknown) =>
  `/api/${area}/${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;

export const jsonPost = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

type Wire<T> = { result?: { data: T }; error?: { message: string; data: { code: string } } };

const wireOf = async <T>(answer: Response) => (await answer.json()) as Wire<T>;

/** What a call gave; a refusal is a failure of the test. */
export const dataOf = async <T>(answer: Response): Promise<T> => {
  const { result, error } = await wireOf<T>(answer);
  if (!result) throw new Error(`${answer.status}: ${error?.message}`);
  return result.data;
};

/** A refusal: its status, its code and the sentence. */
export const refusalOf = async (answer: Response) => {
  const { error } = await wireOf(answer);
  return [answer.status, error?.data.code, error?.message];
};

export type Answer<T> = { status: number; data: T; message: string | undefined };

/** Either of the two, where a test looks at both. */
export const answerOf = async <T>(answer: Response): Promise<Answer<T>> => {
  const { result, error } = await wireOf<T>(answer);
  return { status: answer.status, data: result?.data as T, message: error?.message };
};

/** Unlike `bytes()`, also of the responses that a server in this process puts in the place of Node's own. */
export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
