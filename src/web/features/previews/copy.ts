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
