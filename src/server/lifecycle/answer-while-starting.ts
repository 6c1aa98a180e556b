const RETRY_AFTER_SECONDS = 2;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Bindery is starting</title>
<p>Bindery is starting. This page loads again by itself.</p>
</html>
`;

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** What visitors, programs and supervisors hear between the open port and the running shop. */
export const answerWhileStarting = (request: Request) => {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ alive: true }, { headers });
  const unavailable = {
    status: 503,
    headers: {
      ...headers,
      'retry-after': String(RETRY_AFTER_SECONDS),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  };
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json({ message: 'Bindery is starting. Please try again in a moment.' }, unavailable);
  return new Response(PAGE, {
    ...unavailable,
    headers: { ...unavailable.headers, 'content-type': 'text/html; charset=utf-8' },
  });
};
