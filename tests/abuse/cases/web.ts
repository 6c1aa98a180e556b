import { type AbuseCase, inFile } from './abuse-case.ts';

const connections = inFile('tests/abuse/connections.test.ts');
const requests = inFile('tests/api/requests.test.ts');
const visits = inFile('tests/api/visits/real-visits.test.ts');
const input = (row: string) => requests('with %s is refused', `input from anyone with ${row}`);

/** Requests, other sites, browsers. */
export const webCases: AbuseCase[] = [
  {
    number: 47,
    does: 'reaches for prototypes, in JSON and in forms',
    heldBy: [
      input('__proto__'),
      input('constructor.prototype'),
      inFile('tests/api/account.test.ts')(
        'form with %s is refused, and the shop goes on',
        'form with a field that reaches for prototypes',
      ),
    ],
  },
  {
    number: 92,
    does: 'uploads a byte at a time',
    heldBy: [connections('over an upload, a byte at a time, are told so in the end, and hold up nobody')],
  },
  {
    number: 133,
    does: 'lets a form of another site act for a customer',
    heldBy: [requests('are refused when they change something: %j'), requests('must be declared as JSON')],
  },
  {
    number: 134,
    does: 'reads answers from another site',
    heldBy: [requests('never get permission to read across origins')],
  },
  {
    number: 136,
    does: 'leads people to another site after they have signed in',
    heldBy: [inFile('src/web/lib/session/return-to.test.ts')('never leaves the shop or loops: %j')],
  },
  {
    number: 139,
    does: 'slips a script into a page',
    heldBy: [
      inFile('tests/e2e/page-policy.spec.ts')(
        'a script that slipped into the page does not run, and is reported',
      ),
    ],
  },
  {
    number: 140,
    does: 'comes under another host name',
    heldBy: [requests('for another host name are not ours')],
  },
  {
    number: 142,
    does: 'asks for files of the server',
    heldBy: [
      inFile('src/server/http/pages/web-app.test.ts')(
        'is the only thing that can be fetched: %s is not found',
      ),
    ],
  },
  {
    number: 143,
    does: 'sends requests that two servers would read differently',
    heldBy: [
      connections('for %s is refused, and the connection closed', 'is refused, and the connection closed'),
    ],
  },
  {
    number: 145,
    does: 'looks for secrets in what browsers load',
    heldBy: [
      inFile('tests/abuse/public-web.test.ts')(
        'what browsers load holds no secret, and no way to where one is',
      ),
    ],
  },
  {
    number: 146,
    does: 'looks at a browser after its customer has signed out',
    heldBy: [
      inFile('tests/e2e/session.spec.ts')(
        'two tabs stay in step: signing out in one signs out the other and forgets everything',
      ),
    ],
  },
  {
    number: 148,
    does: 'puts a thousand calls into one request',
    heldBy: [requests('come in batches of at most twenty')],
  },
  {
    number: 149,
    does: 'gets past a limit by putting calls into one request',
    heldBy: [requests('is limited to a steady rate of calls per client, counting each call of a batch')],
  },
  {
    number: 151,
    does: 'sends JSON that is huge, deep, wide or beyond all numbers',
    heldBy: [
      'ten megabytes',
      'ten thousand levels',
      'twenty thousand keys',
      'a number beyond all numbers',
    ].map(input),
  },
  {
    number: 152,
    does: 'sends an endless address, no JSON, or input twice',
    heldBy: [requests('is read once from the address, and the address has a limit')],
  },
  {
    number: 154,
    does: 'opens five hundred connections and says half a word',
    heldBy: [
      connections('over the headers give their places back, five hundred of them, and hold up nobody'),
    ],
  },
  {
    number: 175,
    does: 'sends anything at all to every procedure and route',
    heldBy: [
      inFile('tests/abuse/fuzz.test.ts')(
        'to $area/$name, it is answered in time, and never with a failure of ours',
      ),
      inFile('tests/abuse/odd-requests.test.ts')('to %s is never a failure of ours'),
    ],
  },
  {
    number: 185,
    does: 'opens two thousand connections and says nothing, so that nobody else finds a place',
    heldBy: [
      inFile('src/server/lifecycle/limit-connections.test.ts')(
        'of one network are so many at most, and another network goes on',
      ),
    ],
  },
  {
    number: 260,
    does: 'makes up what browsers measured: endless labels, impossible figures, thousands of visits',
    heldBy: [
      visits('is taken from one network now and then only, however often it is sent'),
      visits('is refused and leaves no trace with %s'),
    ],
  },
];
