import { vi } from 'vitest';

type Answer = (input: unknown) => unknown;

/** A refusal, as the server words it on the wire. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  constructor(status: number, message: string, fields?: Record<string, string>) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

const wireOf = async (answer: Answer | undefined, input: unknown) => {
  try {
    if (!answer) throw new Refusal(404, 'There is no such call.');
    return { result: { data: await answer(input) } };
  } catch (error) {
    const { status, message, fields } = error as Refusal;
    return { error: { message, code: -32_000, data: { httpStatus: status, fields } } };
  }
};

const inputsOf = (url: URL, init: RequestInit) =>
  JSON.parse(url.searchParams.get('input') ?? (typeof init.body === 'string' ? init.body : '{}')) as Record<
    string,
    unknown
  >;

/**
 * A server that knows these calls, such as `customer.getCustomer`, and these addresses. It tells what it was
 * asked, in order. To be undone with `vi.unstubAllGlobals`.
 */
export const answerCalls = (
  calls: Record<string, Answer>,
  addresses: Record<string, (body: unknown) => unknown> = {},
) => {
  const asked: { name: string; input: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'HEAD') return new Response(null);
    const url = new URL(address, 'http://shop.test');
    const plain = addresses[url.pathname];
    if (plain) {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ name: url.pathname, input: body });
      const answer = plain(body);
      return answer instanceof Response ? answer : Response.json(answer);
    }
    const names = url.pathname.split('/').slice(3).join('/').split(',');
    const inputs = inputsOf(url, init);
    const answers = names.map((name, index) => {
      asked.push({ name, input: inputs[index] });
      return wireOf(calls[name], inputs[index]);
    });
    return Response.json(await Promise.all(answers));
  });
  return asked;
};
