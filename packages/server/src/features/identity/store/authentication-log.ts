import type { Tx } from '../../../platform/tx.ts'
import type { RequestFacts } from '../../../transport/call.ts'
import type { LogEntry } from '../model.ts'

export async function insertLogEntry(
  tx: Tx,
  entry: LogEntry,
  request: Pick<RequestFacts, 'network' | 'userAgent'>,
): Promise<void> {
  await tx.db
    .insertInto('authentication_log')
    .values({
      site_id: tx.siteId,
      identity_id: entry.identityId ?? null,
      event: entry.event,
      reason: entry.reason ?? null,
      network: request.network,
      user_agent: request.userAgent.slice(0, 500),
      request_id: tx.requestId,
      at: tx.now,
    })
    .execute()
}
