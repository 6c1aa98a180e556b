/** What is said about the data of a person. */
export const copy = {
  text: 'What we have stored about you, to take along or to have erased.',
  back: 'Back to your profile',
  retry: 'Try again',
  notLoaded: 'How your account stands could not be loaded.',
  code: {
    label: 'Code',
    hint: (email: string) => `We have mailed a code to ${email}. It works once, within ten minutes.`,
    again: 'Mail another code',
    sentAgain: 'Another code is on its way.',
    cancel: 'Cancel',
  },
  download: {
    title: 'Download my data',
    text: 'Everything we have stored about you in one ZIP: what the database holds as JSON, your files, and the records of your binder.',
    ask: 'Download my data',
    confirm: 'Download',
    done: 'The download has begun.',
  },
  erase: {
    title: 'Erase my account',
    text: 'Your details, logo, documents, answers, binder, its records and your readers are erased, here and at our payment provider. Amounts, dates and the country of payments stay for the books. It cannot be undone, but it waits seven days in which you can change your mind.',
    ask: 'Erase my account',
    confirm: 'Erase it in seven days',
    dueTitle: (day: string) => `Your account will be erased on ${day}`,
    dueText:
      'Download what you want to keep before that day. Until then nothing changes, but you cannot buy.',
    waitsTitle: 'Your account will be erased as soon as nothing is open',
    waitsText:
      'The seven days are over. Your account is erased by itself within an hour after that; until then you can still keep it.',
    nowTitle: 'Your account will be erased within the hour',
    nowText: 'The seven days are over. Until it is done you can still keep it.',
    keep: 'Keep my account',
    kept: 'Your account stays.',
  },
} as const;
