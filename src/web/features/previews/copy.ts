/** What the product page says about the visitor's own pages. */
export const copy = {
  title: 'See it with your details',
  text: 'Type your business name, and the pages turn into yours.',
  fields: {
    businessName: 'Business name',
    street: 'Street',
    city: 'City',
    state: 'State',
    zipCode: 'Zip code',
  },
  more: 'Add your address and logo',
  logo: {
    label: 'Logo',
    choose: 'Choose or drop a PNG',
    drop: 'Drop your logo!',
    replace: 'Another logo',
    alt: 'Your logo',
    notPng: 'Your logo must be a PNG image. Please choose a .png file.',
  },
  marking: 'Highlight what is yours',
  page: (name: string) => `First page of ${name}`,
  samplePage: (name: string) => `First page of ${name}, as a sample`,
  status: {
    idle: 'Only you see them, and we forget them within the hour.',
    typing: 'Only you see them, and we forget them within the hour.',
    waiting: (count: number) =>
      `Writing your name into ${count === 1 ? 'the document' : `${count} documents`} …`,
    slow: 'This takes longer than usual. The samples stay until your pages are here.',
    shown: 'Your own pages, marked as samples. Only you see them, and we forget them within the hour.',
    noRoom: 'The shop is busy making orders, so the samples stay for now. What you buy carries your name.',
    failed: 'Your pages could not be made just now. The samples show what you get.',
  },
  withoutScripts: 'The pages below are samples. What you buy carries your own name, address and logo.',
} as const;

/** What the profile says about the page that shows colours before they are chosen. */
export const colouredCopy = {
  page: (name: string) => `First page of ${name}`,
  loading: 'Looking for a page to show …',
  idle: (bundle: string) => `A page of ${bundle}, in its own colours.`,
  waiting: 'Printing a page in these colours …',
  slow: 'This takes longer than usual. You can save without waiting for the page.',
  shown: (bundle: string) =>
    `How a page of ${bundle} would look, marked as a sample. Nothing changes before you save.`,
  noRoom:
    'The shop is busy making orders, so it cannot show these colours for now. You can save all the same.',
  failed: 'The page could not be printed just now. You can save all the same.',
} as const;
