import { TEST_CARD } from '#shared/test-card.ts';
import { findSecrets } from '#tests/support/find-secrets.ts';
import { forgetShopLog, readShopLog } from './shop-log.ts';

/** After the last test: whatever people did in the shop, its log holds no secret of theirs or of its own. */
export default () => {
  const { lines, secrets, file } = readShopLog();
  if (lines.length === 0)
    throw new Error(`The shop has logged nothing to ${file}: there is nothing to search.`);
  const found = lines.filter(isOfTheLog).flatMap((line) => {
    const kinds = findSecrets(line, secrets);
    return kinds.length > 0 ? [`${kinds.join(', ')} in ${line}`] : [];
  });
  if (found.length > 0)
    throw new Error(`The shop's log (${file}) holds secrets:\n${found.slice(0, 20).join('\n')}`);
  process.stdout.write(`No secret in ${lines.length} lines of the shop's log.\n`);
  forgetShopLog();
};

/** The greeting of the terminal names the test card on purpose; whatever the shop logs is JSON. */
const isOfTheLog = (line: string) => !line.includes(`pay with the card ${TEST_CARD}`) || line.startsWith('{');
