/** What the interview says, and what the order page says of it. */
export const copy = {
  strip: {
    title: 'Questions about your operation',
    open: (count: number) =>
      `${count === 1 ? '1 answer' : `${count} answers`} would make these documents fit your operation`,
    hint: 'Your documents do not wait for them. Answers are saved as you type, and you can stop at any time.',
    start: 'Answer the questions',
    goOn: 'Go on answering',
    allGiven: 'Answers: all given',
    edit: 'Edit',
    outdated: (count: number) =>
      `${count === 1 ? '1 document was' : `${count} documents were`} made before your last answers.`,
    apply: (count: number) => `Make ${count === 1 ? '1 document' : `${count} documents`} again`,
  },
  toOrder: (orderId: number) => `Order No. ${orderId}`,
  question: (place: number, count: number) => `Question ${place} of ${count}`,
  group: (place: number, count: number) => `Group ${place} of ${count}`,
  next: 'Next',
  skip: 'Skip',
  finish: 'Finish',
  back: 'Back',
  saved: 'Saved',
  notSaved: (reason: string) => `Not saved: ${reason}`,
  tryAgain: 'Try again',
  preset: 'Until you answer, documents say:',
  takePreset: 'That is right',
  why: 'Why do you ask?',
  printedIn: 'The answer is printed in:',
  view: (name: string) => `View ${name}`,
  leave: {
    title: 'Leave without saving?',
    text: 'Some answers could not be saved yet.',
    stay: 'Stay',
    leave: 'Leave',
  },
  end: {
    title: 'That is all we ask',
    open: (count: number) =>
      count === 1
        ? '1 question is still open. Until you answer it, documents say what was set beforehand.'
        : `${count} questions are still open. Until you answer them, documents say what was set beforehand.`,
    goOn: 'Answer what is open',
    checking: 'Looking at which documents change',
    changed: (count: number) =>
      count === 1 ? 'Your answers change this document:' : 'Your answers change these documents:',
    others: 'All others stay as they are. The files you have now stay under Earlier versions.',
    apply: (count: number) => `Make ${count === 1 ? '1 document' : `${count} documents`} again`,
    unchanged: 'Nothing changed: your documents say all of this already.',
    back: 'Back to the order',
    notLoaded: 'What changes could not be loaded.',
  },
} as const;
