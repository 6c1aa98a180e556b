/** What is asked about a file that is called like a document there is. */
export const twinCopy = {
  title: 'Replace the existing one, or keep both?',
  text: (count: number) =>
    count === 1
      ? 'A document of this name is already there.'
      : `Documents of these ${count} names are already there.`,
  existing: 'Existing',
  chosen: 'New',
  modified: (date: string) => `Changed ${date}`,
  replace: 'Replace the existing one',
  replaceHint: (version: number, uses: number) => {
    const becomes = `The new file becomes version ${version}`;
    if (uses === 0) return `${becomes}.`;
    return `${becomes}, which is sold with ${uses === 1 ? '1 product' : `${uses} products`} as soon as it is ready. Orders keep what they have.`;
  },
  keep: 'Keep both',
  keepHint: 'There will be two documents of this name.',
  cancel: 'Cancel',
  close: 'Close',
} as const;
