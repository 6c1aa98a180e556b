import { refusalOf } from './shop-error.ts';

type Form = {
  path: string;
  body: FormData;
  headers: Record<string, string>;
  /** Told how much of the form has left the browser. */
  onProgress?: (percent: number) => void;
};

/** By the browser's older way to send: fetch cannot tell how far an upload has come. */
export const sendForm = async ({ path, body, headers, onProgress }: Form): Promise<unknown> => {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  if (onProgress) {
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress((loaded / total) * 100);
    });
  }
  const response = await sent(request, body);
  if (!response.ok) throw await refusalOf(response);
  const text = await response.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

const sent = (request: XMLHttpRequest, body: FormData) =>
  new Promise<Response>((resolve, reject) => {
    const fail = () => reject(new TypeError('The server could not be reached.'));
    request.addEventListener('load', () =>
      // A response with status 204 may not have a body, not even an empty one.
      resolve(new Response(request.responseText || null, { status: request.status })),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('timeout', fail);
    request.send(body);
  });
