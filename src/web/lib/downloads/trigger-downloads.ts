/** Between two files of a download of several. */
const DOWNLOAD_PAUSE_MS = 1500;

/** Browsers drop downloads that come too quickly one after another. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DOWNLOAD_PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A link that does not work would be saved too: as a file with the server's refusal in it. */
const requireFile = async (url: string, signal: AbortSignal) => {
  const { ok } = await fetch(url, { method: 'HEAD', signal });
  if (!ok) throw new Error('The file is not there.');
};

/** Gives one file after the other to the browser's own download; ends early when the page is left. */
export const triggerDownloads = async (urls: readonly string[], signal: AbortSignal, onFile: () => void) => {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await pause(signal);
    if (signal.aborted) return;
    await requireFile(url, signal);
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
    onFile();
  }
};
