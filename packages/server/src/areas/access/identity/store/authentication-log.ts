import type { Tx } from '../../../../platform/tx.ts'
import type { RequestDetails } from '../../../../transport/call.ts'
import type { LogEntry } from '../model.ts'

export async function insertLogEntry(
  tx: Tx,
  entry: LogEntry,
  request: Pick<RequestDetails, 'network' | 'userAgent'>,
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

/** Whether an account was signed in to from a network before. */
export async function hasSignedInFrom(
  tx: Tx,
  { account, network }: { readonly account: string; readonly network: string },
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('authentication_log as log')
    .innerJoin('identities', (join) =>
      join
        .onRef('identities.site_id', '=', 'log.site_id')
        .onRef('identities.id', '=', 'log.identity_id'),
    )
    .select('log.seq')
    .where('log.site_id', '=', tx.siteId)
    .where('identities.email_key', '=', account)
    .where('log.event', 'in', ['login', 'passkey_login'])
    .where('log.reason', 'is', null)
    .where('log.network', '=', network)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
