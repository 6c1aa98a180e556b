const partsOf = (email: string) => {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
};

/** Under which names sent codes are counted. */
export const codeSendKeys = {
  /** A mailbox is one, however many tags (name+tag@) somebody gives it. */
  address: (email: string) => {
    const { local, domain } = partsOf(email);
    return `code-send:address:${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
  },
  domain: (email: string) => `code-send:domain:${partsOf(email).domain}`,
  network: (network: string) => `code-send:client:${network}`,
  shop: 'code-send:shop',
} as const;
