import { setTimeout as pause } from 'node:timers/promises';
import type { Converter } from '#server/ports/converter.ts';
import { converterOver } from './converter-over.ts';
import { ProcessFailure } from '#server/process-pool/process-failure.ts';
import type { OfficeTask, PdfEngine } from './engine.ts';
import { officeCopyOf } from './office-copy-of.ts';
import { pdfFormFields, type PdfOptions } from './pdf-options.ts';
import { createPdfReader } from './pictures/pdf-reader.ts';
import { warmUpDocx } from './warm-up-docx.ts';

type GotenbergOptions = Partial<PdfOptions> & {
  url: string;
  /** Waits between tries when the service is busy (429) or out of time (503). */
  backoffMs?: readonly number[];
  checkLimitMs?: number;
};

/** What was answered; or nothing was, within the time there is. */
type Status = number | 'silent';

const BACKOFF_MS = [500, 2000, 5000];
const CHECK_LIMIT_MS = 5000;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** LibreOffice in containers of its own, for shops that outgrow one machine. */
export const createGotenbergConverter = (options: GotenbergOptions, reader = createPdfReader()): Converter =>
  converterOver(createGotenbergEngine(options), reader);

const createGotenbergEngine = ({
  url,
  isArchive = false,
  backoffMs = BACKOFF_MS,
  checkLimitMs = CHECK_LIMIT_MS,
}: GotenbergOptions): PdfEngine => {
  const base = url.endsWith('/') ? url : `${url}/`;
  const closing = new AbortController();

  const post = async (
    { docx, lastPage }: OfficeTask,
    limitMs: number,
    signal: AbortSignal | undefined,
  ): Promise<{ status: Status; body: Uint8Array }> => {
    const { body, headers } = await encodeForm(docx, pdfFormFields({ isArchive, lastPage }));
    const limit = AbortSignal.timeout(limitMs);
    const signals = [limit, closing.signal, ...(signal ? [signal] : [])];
    try {
      const response = await fetch(new URL('forms/libreoffice/convert', base), {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.any(signals),
      });
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      signal?.throwIfAborted();
      if (limit.aborted) return { status: 'silent', body: new Uint8Array() };
      throw new ProcessFailure('unavailable', 'Gotenberg does not answer.', { cause });
    }
  };

  /** A slow document and a sick office look alike: another document tells which it is. */
  const failureFor = async (status: Status, limitMs: number) => {
    const reason =
      status === 'silent' ? `Gotenberg was silent for ${limitMs} ms.` : `Gotenberg answered ${status}.`;
    if (status === 400) return new ProcessFailure('refused', reason);
    if (status === 429 || status === 404) return new ProcessFailure('unavailable', reason);
    const probe = await post({ docx: warmUpDocx() }, limitMs, undefined).catch(() => undefined);
    if (probe?.status !== 200) return new ProcessFailure('unavailable', reason);
    return new ProcessFailure(status === 503 || status === 'silent' ? 'overdue' : 'refused', reason);
  };

  return {
    convert: async ({ docx, lastPage }, { limitMs, signal }) => {
      const copy = { docx: officeCopyOf(docx), lastPage };
      for (let tries = 0; ; tries += 1) {
        const { status, body } = await post(copy, limitMs, signal);
        if (status === 200) return body;
        const waitMs = backoffMs[tries];
        if (!isBusy(status) || waitMs === undefined) throw await failureFor(status, limitMs);
        await pause(waitMs, undefined, { signal });
      }
    },
    check: async () => {
      const response = await fetch(new URL('health', base), { signal: AbortSignal.timeout(checkLimitMs) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Gotenberg reports ${response.status}.`);
    },
    close: async () => closing.abort(),
  };
};

const isBusy = (status: Status) => status === 503 || status === 429;

/** As bytes: fetch reads a form as a stream, and one that is broken off rejects where nobody can listen. */
const encodeForm = async (docx: Uint8Array, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([new Uint8Array(docx)], { type: WORD }), 'document.docx');
  const encoded = new Response(form);
  return {
    body: await encoded.arrayBuffer(),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
};
