/** A rendered mail for one recipient. The address is one mailbox, never a list or a header. */
export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where whoever gets it can refuse more of its kind, with one POST; mail programs show it as a button. */
  unsubscribeUrl?: string;
};

/** Hands a mail over for delivery. Resolves only when the next hop has accepted it; rejects within `mail.sendTimeoutMs`. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  /** Resolves when a mail could be handed over now; rejects with the reason otherwise. */
  check: () => Promise<void>;
};
