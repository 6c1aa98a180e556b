/** Why a document was refused, in the server's sentences. */
export const ReasonList = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="flex flex-col gap-1.5 text-sm text-stamp empty:hidden">
    {reasons.map((reason) => (
      <li key={reason} className="border-l-2 border-stamp pl-2.5 wrap-anywhere">
        {reason}
      </li>
    ))}
  </ul>
);
