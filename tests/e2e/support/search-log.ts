import { findSecrets } from '#tests/support/find-secrets.ts';
import { forgetShopLog, readShopLog } from './shop-log.ts';

/** After the last test: whatever people did in the shop, its log holds no secret of theirs or of its own. */
export default () => {
  const { lines, secrets, file } = readShopLog();
  if (lines.length === 0)
    throw new Error(`The shop has logged nothing to ${file}: there is nothing to search.`);
  const found = lines.flatMap((line) => {
    const kinds = findSecrets(line, secrets);
    return kinds.length > 0 ? [`${kinds.join(', ')} in ${line}`] : [];
  });
  if (found.length > 0)
    throw new Error(`The shop's log (${file}) holds secrets:\n${found.slice(0, 20).join('\n')}`);
  process.stdout.write(`No secret in ${lines.length} lines of the shop's log.\n`);
  forgetShopLog();
};
