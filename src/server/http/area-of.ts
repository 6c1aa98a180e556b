/** Whole paths would be unbounded labels; the first segments say which part of the shop answered. */
export const areaOf = (path: string) => {
  const known =
    /^\/(api\/(?:admin|customer|public|visits|webhooks)|auth|storage|calendar|is-current|reading-mails|assets|dev|sandbox|healthz|readyz|metrics)(?:\/|$)/.exec(
      path,
    );
  return known?.[1] ?? 'page';
};
