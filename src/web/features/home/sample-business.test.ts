import { expect, test } from 'vitest';
import { sampleBusiness } from './sample-business.ts';

test.each([
  ['Harbor & Pine Bakery', 'H&P', 'dana@harborpine.com'],
  ['Acme Tool Works', 'AT', 'dana@acmetool.com'],
  ['The House of Bread', 'HB', 'dana@housebread.com'],
  ['  acme  ', 'A', 'dana@acme.com'],
  ['Émile & Søn', 'E&S', 'dana@emilesøn.com'],
  ['3 Brothers', '3B', 'dana@3brothers.com'],
])('the name %j gives the logo %s and the address %s', (typed, initials, email) => {
  expect(sampleBusiness(typed)).toEqual({ name: typed.trim(), initials, email });
});

test.each(['', '   ', '&', '!!!'])(
  'for %j, which is no name yet, the page says where a name would stand',
  (typed) => {
    expect(sampleBusiness(typed)).toEqual({
      name: 'Your business',
      initials: 'LOGO',
      email: 'dana@example.com',
    });
  },
);
