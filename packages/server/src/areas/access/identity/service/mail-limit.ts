import { createAttempts } from '../../../../platform/attempts.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { MAILS_PER_HOUR } from '../rules.ts'

/** Uses one of the hourly mails of an account; false when none is left. */
export const countMail = async (
  { platform }: Pick<Deps, 'platform'>,
  tx: Tx,
  kind: 'verification' | 'recovery',
  key: string,
): Promise<boolean> =>
  // Uses the connection of the transaction: waiting for a second one could exhaust the pool.
  (await createAttempts(tx.db, platform.clock).add({
    siteId: tx.siteId,
    bucket: `mail-${kind}`,
    key,
    windowMinutes: 60,
  })) <= MAILS_PER_HOUR
