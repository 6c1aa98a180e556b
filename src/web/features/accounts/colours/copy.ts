/** What the colours of documents are called, and what is said of them. */
export const copy = {
  title: 'Colours of your documents',
  text: 'Headings, lines and tables can be printed in your colours. Warnings keep theirs.',
  choice: 'Which colours',
  own: 'Each document’s own',
  chosen: 'Your colours',
  places: ['Main colour', 'Second colour', 'Third colour'],
  add: 'Add a colour',
  remove: (place: string) => `Remove: ${place}`,
  fromLogo: 'Use those of your logo',
  noLogo: 'With a logo, we can propose its colours.',
  noneInLogo: 'Your logo has no colours besides black, white and gray. Choose some here.',
  save: 'Save colours',
  saved: 'Saved. Documents you buy or make again from now on are printed like this.',
  darkened: 'Saved. What is hard to read on white was made darker.',
  outdated: 'You have changed something since. Please save again.',
} as const;
