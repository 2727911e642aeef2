import type { LogEvent } from '@vitrine/contract/accounts'
import type { Tx } from '../../../../platform/tx.ts'
import { type LogQuery, readLog } from '../store/read-log.ts'

const PAGE = 50

/** A page of the authentication log; `next` is the cursor of the following one. */
export async function listLog(
  tx: Tx,
  { limit = PAGE, ...filter }: Omit<LogQuery, 'limit'> & { readonly limit?: number | undefined },
) {
  const rows = await readLog(tx, { ...filter, limit: limit + 1 })
  const entries = rows.slice(0, limit).map((row) => ({
    id: String(row.seq),
    event: row.event as LogEvent,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.identity_id === null ? {} : { identityId: row.identity_id }),
    ...(row.email === null ? {} : { email: row.email }),
    network: row.network,
    userAgent: row.user_agent,
    requestId: row.request_id,
    at: row.at,
  }))
  const lastEntry = entries.at(-1)
  return { entries, ...(rows.length > limit && lastEntry ? { next: lastEntry.id } : {}) }
}
