import type { LogEvent } from '@vitrine/contract/accounts'
import type { Tx } from '../../../../platform/tx.ts'

export interface LogQuery {
  readonly identityId?: string | undefined
  readonly event?: LogEvent | undefined
  readonly outcome?: 'success' | 'failure' | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Entries older than this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Entries of the authentication log, latest first, with the address of the account they are about. */
export async function readLog(tx: Tx, query: LogQuery) {
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
  if (query.identityId) entries = entries.where('log.identity_id', '=', query.identityId)
  if (query.event) entries = entries.where('log.event', '=', query.event)
  if (query.outcome === 'success') entries = entries.where('log.reason', 'is', null)
  if (query.outcome === 'failure') entries = entries.where('log.reason', 'is not', null)
  if (query.from) entries = entries.where('log.at', '>=', query.from)
  if (query.to) entries = entries.where('log.at', '<', query.to)
  if (query.before) entries = entries.where('log.seq', '<', query.before)
  return entries.orderBy('log.seq', 'desc').limit(query.limit).execute()
}
