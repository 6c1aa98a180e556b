type ReasonProps = { explained: string | undefined; reason: string };

/** In plain words where we have them; what the machine said stands below, for whoever looks it up. */
export const Reason = ({ explained, reason }: ReasonProps) => (
  <div className="mt-1 text-sm wrap-anywhere">
    {explained && <p className="text-ink">{explained}</p>}
    <p className={explained ? 'font-mono text-xs text-quiet' : 'text-ink'}>{reason}</p>
  </div>
);
