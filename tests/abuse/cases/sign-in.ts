import { type AbuseCase, inFile } from './abuse-case.ts';

const addresses = inFile('tests/api/customers.test.ts');
const codes = inFile('tests/api/auth/codes.test.ts');
const floods = inFile('tests/api/auth/code-floods.test.ts');
const sessions = inFile('tests/api/auth/sessions.test.ts');
const signIn = inFile('tests/abuse/sign-in.test.ts');

/** Codes, sessions, roles. */
export const signInCases: AbuseCase[] = [
  {
    number: 1,
    does: 'guesses a code five times and then knows it',
    heldBy: [codes('is burnt after five wrong tries, even for the right code')],
  },
  {
    number: 2,
    does: 'guesses two hundred times at once',
    heldBy: [codes('cannot be outrun by two hundred guesses at the same time')],
  },
  { number: 4, does: 'uses a code a second time', heldBy: [codes('signs in once, and a replay is invalid')] },
  {
    number: 5,
    does: 'uses a code just before and just after it expires',
    heldBy: [codes('lives ten minutes and not a moment longer')],
  },
  {
    number: 7,
    does: 'uses the code of one address with another',
    heldBy: [codes('is worth nothing for another address, whose own code stays untouched')],
  },
  {
    number: 8,
    does: 'writes one address in several ways, to be several people or to have several rate limits',
    heldBy: [
      codes('is one customer however it is written'),
      signIn('has one rate limit for codes however it is written'),
    ],
  },
  {
    number: 10,
    does: 'has codes mailed to a hundred addresses',
    heldBy: [codes('may ask for thirty codes an hour, whatever the addresses')],
  },
  {
    number: 11,
    does: 'finds out which addresses have an account, by what is answered or how quickly',
    heldBy: [
      codes('gets the same answer whether it is known, unknown or an administrator'),
      signIn('is answered as quickly whether it is known, unknown or an administrator'),
    ],
  },
  {
    number: 13,
    does: 'hides a second recipient or a header in an address',
    heldBy: [codes('that is not one plain mailbox gets no mail: %j')],
  },
  {
    number: 14,
    does: 'sends a number, a list, an object or a megabyte as a code',
    heldBy: [codes('given as %j is a bad request that costs no try')],
  },
  {
    number: 16,
    does: 'predicts codes',
    heldBy: [signIn('of twenty thousand codes every symbol is as frequent in every place')],
  },
  {
    number: 17,
    does: 'opens the mail viewer of a shop in production',
    heldBy: [inFile('tests/api/development-only.test.ts')('in production there is no mail viewer')],
  },
  {
    number: 19,
    does: 'forges an access token: no algorithm, another one, other claims, a cut signature, an odd key',
    heldBy: [sessions('that we did not sign is worth nothing')],
  },
  {
    number: 20,
    does: 'uses an access token after its time, or before it',
    heldBy: [sessions('works for fifteen minutes'), sessions('dated in the future does not work yet')],
  },
  {
    number: 22,
    does: 'uses a stolen refresh token after its owner has',
    heldBy: [
      sessions('that comes back after the grace ends the whole session'),
      sessions('whose answer was lost gives the same child again, however late, until that child is used'),
    ],
  },
  {
    number: 23,
    does: 'refreshes in twenty tabs at once, as an honest customer may',
    heldBy: [sessions('presented by twenty tabs at once gives all of them the same one child')],
  },
  {
    number: 25,
    does: 'goes on as an administrator after the role was taken away',
    heldBy: [sessions('of a former administrator opens no administrator call any more')],
  },
  {
    number: 26,
    does: 'gives a token in the address or in a cookie',
    heldBy: [sessions('is taken from the Authorization header and from nowhere else')],
  },
  {
    number: 28,
    does: 'goes on with a disabled account',
    heldBy: [sessions('of a disabled customer stops working, and cannot be refreshed')],
  },
  {
    number: 29,
    does: 'reads refresh tokens in the database',
    heldBy: [sessions('is nowhere in the database in plain text')],
  },
  {
    number: 181,
    does: 'asks for codes from many networks, until the shop mails none to anybody',
    heldBy: [floods('a stranger is asked for work, and the page does it without a word')],
  },
  {
    number: 182,
    does: 'guesses wrongly on purpose, so that the code of somebody else counts no more',
    heldBy: [floods('is not burnt by wrong guesses from elsewhere')],
  },
  {
    number: 183,
    does: 'has a whole site of IPv6 networks, and asks from each',
    heldBy: [
      floods(
        'many networks of one site share its codes: sixty an hour of a /56, a hundred and twenty of a /48',
      ),
    ],
  },
  {
    number: 184,
    does: 'has a hundred codes mailed to one mailbox, each to another tag of it',
    heldBy: [floods('a mailbox is one, whatever tags it is given')],
  },
  {
    number: 194,
    does: 'confirms a new address of somebody else’s account, or with one mailbox for both',
    heldBy: [
      addresses('is not confirmed by a link with %s'),
      addresses('is not confirmed by one mailbox for the other'),
      addresses('is worth nothing once it was called off, has expired, or another was begun'),
    ],
  },
  {
    number: 195,
    does: 'has their account renamed to an administrator’s address',
    heldBy: [
      addresses(
        'is neither the present one nor that of somebody else or of an administrator, also not by the time it is confirmed',
      ),
    ],
  },
];
