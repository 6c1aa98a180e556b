import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

/** Not streamed to the visitor: the server has to know all inline scripts of a page before it answers. */
export type RenderWhole = (
  page: ReactNode,
  onError: (error: unknown) => void,
) => string | undefined | Promise<string>;

/** Where React left something to the browser. What people wrote is escaped and cannot be taken for it. */
const LEFT_OUT = '<!--$!-->';

/** The router writes the document type itself. */
const withoutDoctype = (html: string) => html.replace('<!DOCTYPE html>', '');

/**
 * In one go, as text from the start: a stream of bytes, which would have to be turned back into text, costs a third more.
 * Undefined when that leaves something out, because its code is not loaded yet or because it fails.
 */
export const renderAtOnce: RenderWhole = (page) => {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? undefined : withoutDoctype(html);
  } catch {
    // It fails again where failures are told.
    return undefined;
  }
};

/** Waits for all code the page needs, and tells what fails. */
export const renderWhenLoaded: RenderWhole = async (page, onError) => {
  const stream = await renderToReadableStream(page, { onError, progressiveChunkSize: Infinity });
  await stream.allReady;
  return withoutDoctype(await new Response(stream).text());
};
