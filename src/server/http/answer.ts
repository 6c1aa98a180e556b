import { createHash } from 'node:crypto';
import { acceptedCoding, compress, type ContentCoding } from './content-coding.ts';

/** An answer before it is fitted to a request: plain and whole. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Something went wrong while it was made; it is good for this once only. */
  isUncacheable?: boolean;
};

/** Its tag tells it from others. */
type TaggedAnswer = Answer & { tag: string };

/** One that is given many times: what it compresses to is cached with it. */
export type CachedAnswer = TaggedAnswer & { coded: Map<ContentCoding, Buffer> };

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});

/** Weak, since the same text goes out in several codings. */
export const withTag = (answer: Answer): TaggedAnswer => ({
  ...answer,
  tag: `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`,
});

/** In the coding the client takes; nothing but the headers if it has the answer already, or asked for no more. */
export const respond = async (
  request: Request,
  answer: Answer | TaggedAnswer | CachedAnswer,
): Promise<Response> => {
  const headers = { ...answer.headers, ...('tag' in answer && { etag: answer.tag }) };
  if ('tag' in answer && holds(request.headers.get('if-none-match'), answer.tag))
    return new Response(null, { status: 304, headers });
  const coding = answer.body.length > 0 ? acceptedCoding(request.headers.get('accept-encoding')) : undefined;
  const body = coding ? await codedBody(answer, coding) : answer.body;
  return new Response(request.method === 'HEAD' || body.length === 0 ? null : new Uint8Array(body), {
    status: answer.status,
    headers: {
      ...headers,
      'content-length': String(body.length),
      ...(coding && { 'content-encoding': coding }),
    },
  });
};

const codedBody = async (answer: Answer | CachedAnswer, coding: ContentCoding) => {
  if (!('coded' in answer)) return compress(coding, answer.body, 'once');
  const body = answer.coded.get(coding) ?? (await compress(coding, answer.body, 'cached'));
  answer.coded.set(coding, body);
  return body;
};

/** Whether a request's If-None-Match names the tag; caches and proxies may have weakened it. */
export const holds = (header: string | null, tag: string) =>
  (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === tag.replace(/^W\//, ''));
