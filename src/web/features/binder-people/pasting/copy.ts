import { copy } from '#web/features/binder-people/copy.ts';

export const pasteCopy = {
  title: 'Paste a list',
  text: 'Copy rows from a spreadsheet: name, e-mail, role. A first row with headings is recognised.',
  field: 'Rows',
  read: 'Look at the list',
  back: 'Back to the text',
  preview: 'What will be saved',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  state: 'State',
  of: (field: string, line: number) => `${field} of row ${line}`,
  leave: 'Leave out',
  leaveRow: (line: number) => `Leave out row ${line}`,
  fine: 'New',
  refused: 'Not saved',
  known: 'Listed already',
  twice: 'Twice in this list',
  badEmail: 'Wrong e-mail address',
  noName: 'No name',
  save: (count: number) => `Save ${copy.people(count)}`,
  wrong: (count: number) => `${count === 1 ? '1 row needs' : `${count} rows need`} a look; they stay here.`,
  nothing: 'There is nothing in it that could be a person.',
  tooMany: (most: number) => `No more than ${most} rows at once. The others stay here for the next time.`,
  saved: (added: number, known: number) =>
    `${copy.people(added)} added${known > 0 ? `, ${known} listed already` : ''}.`,
} as const;
