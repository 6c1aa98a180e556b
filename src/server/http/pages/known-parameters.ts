/**
 * The request without the parameters that the answer does not depend on: what anyone can make up must neither
 * have an answer made anew nor end up in one that is kept for others.
 */
export const withKnownParameters = (request: Request, names: readonly string[]): Request => {
  const url = new URL(request.url);
  const given = url.search.slice(1).split('&');
  const known = given.filter((parameter) => names.includes(nameOf(parameter)));
  if (known.length === given.length) return request;
  url.search = known.join('&');
  return new Request(url, request);
};

const nameOf = (parameter: string) => [...new URLSearchParams(parameter).keys()][0] ?? '';
