const objects = (count: number) => (count === 1 ? '1 embedded object' : `${count} embedded objects`);

/** What is said of files that hold other files. */
export const objectCopy = {
  title: 'Embedded objects can stay as pictures',
  hint: 'A spreadsheet or another file inside a document never reaches your customers. The picture that Word shows of it can stand in its place. Your files are then submitted again by themselves.',
  objects,
  keep: (count: number) => (count === 1 ? 'Keep as picture' : 'Keep as pictures'),
  isKept: 'Embedded objects become pictures',
  dialogTitle: (name: string) => `Replace ${name} without what is embedded?`,
  dialogText: (fileName: string, count: number) =>
    count === 1
      ? `${fileName} holds ${objects(count)}, which never reaches your customers. The picture that Word shows of it can stay in its place.`
      : `${fileName} holds ${objects(count)}, which never reach your customers. The pictures that Word shows of them can stay in their places.`,
} as const;
