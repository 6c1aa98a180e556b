const explanations: [of: RegExp, words: string][] = [
  [/ECONNREFUSED/, 'Nobody answers at that address: the service is not running, or refuses us.'],
  [/ENOTFOUND|EAI_AGAIN/, 'The name of the server could not be found.'],
  [/ECONNRESET|EPIPE|socket hang up|connection (was )?(closed|terminated)/i, 'The connection was cut off.'],
  [/ENOSPC|disk is (almost )?full/i, 'The disk is full.'],
  [/EACCES|EPERM|EROFS/, 'The shop is not allowed to write there.'],
  [/heartbeat|job (timed out|expired)/i, 'The worker that did it was lost, or took too long.'],
  [/ETIMEDOUT|timed? ?out|within \d+ ?(ms|s)\b|in time\b/i, 'There was no answer in time.'],
  [/certificate|self.signed|UNABLE_TO_VERIFY/i, 'The certificate of the server is not trusted.'],
  [
    /\b401\b|unauthorized|invalid api key|authentication failed|invalid login/i,
    'Our key or password was not accepted.',
  ],
  [/no one here knows how/i, 'No process of this version knows this kind of job.'],
];

/** What a technical reason means; undefined when it speaks for itself. */
export const explainFailure = (reason: string) => explanations.find(([of]) => of.test(reason))?.[1];
