type SampleBusiness = { name: string; initials: string; email: string };

const JOINERS = /^(?:&|\+|and|of|the)$/i;

const letters = (word: string) => word.normalize('NFKD').replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** What a sample page prints for the name a visitor types; while there is none, what it would print there. */
export const sampleBusiness = (typedName: string): SampleBusiness => {
  const name = typedName.trim().replaceAll(/\s+/g, ' ');
  const all = name.split(' ');
  const words = all.filter((word) => !JOINERS.test(word) && letters(word) !== '').slice(0, 2);
  if (words.length === 0) return { name: 'Your business', initials: 'LOGO', email: 'dana@example.com' };

  const [first = '', second] = words.map((word) => letters(word).charAt(0).toUpperCase());
  const joined = all[all.indexOf(words[0] ?? '') + 1] === '&';
  const domain = words.map(letters).join('').toLowerCase();
  return {
    name,
    initials: second === undefined ? first : `${first}${joined ? '&' : ''}${second}`,
    email: `dana@${domain}.com`,
  };
};
