import type { LogEvent } from '@vitrine/contract/accounts'
import type { Tx } from '../../../platform/tx.ts'

export interface LogWish {
  readonly identityId?: string | undefined
  readonly event?: LogEvent | undefined
  readonly outcome?: 'success' | 'failure' | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Entries older than this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Entries of the authentication log, latest first, with the address of whom they are about. */
export async function readLog(tx: Tx, wish: LogWish) {
  let entries = tx.db
    .selectFrom('authentication_log as log')
    .leftJoin('identities', (join) =>
      join
        .onRef('identities.site_id', '=', 'log.site_id')
        .onRef('identities.id', '=', 'log.identity_id'),
    )
    .selectAll('log')
    .select('identities.email')
    .where('log.site_id', '=', tx.siteId)
  if (wish.identityId) entries = entries.where('log.identity_id', '=', wish.identityId)
  if (wish.event) entries = entries.where('log.event', '=', wish.event)
  if (wish.outcome === 'success') entries = entries.where('log.reason', 'is', null)
  if (wish.outcome === 'failure') entries = entries.where('log.reason', 'is not', null)
  if (wish.from) entries = entries.where('log.at', '>=', wish.from)
  if (wish.to) entries = entries.where('log.at', '<', wish.to)
  if (wish.before) entries = entries.where('log.seq', '<', wish.before)
  return entries.orderBy('log.seq', 'desc').limit(wish.limit).execute()
}
