/** What a sample prints in place of a code: it leads to a page that says so. */
export const SAMPLE_CODE = 'sample';

export const IS_CURRENT_PATH = '/is-current';

/** Where the code on a print leads: the page that tells whether this revision is the one in force. A sample has no code of its own. */
export const isCurrentAddressOf = ({ origin }: URL, code = SAMPLE_CODE) =>
  `${origin}${IS_CURRENT_PATH}/${code}`;
