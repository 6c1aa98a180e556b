/** What the profile page says of answers. */
export const copy = {
  title: 'Your answers',
  text: 'What your documents say about your operation. Answers count for everything you have bought.',
  edit: 'Edit',
  editGroup: (group: string) => `Edit ${group}`,
  done: 'Done',
  doneWith: (group: string) => `Done with ${group}`,
  notAnswered: 'Not answered',
  preset: (text: string) => `Not answered; documents say: ${text}`,
  outdated: 'Made before your last answers:',
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  order: (orderId: number, name: string | undefined) =>
    [`Order No. ${orderId}`, name].filter(Boolean).join(', '),
} as const;
