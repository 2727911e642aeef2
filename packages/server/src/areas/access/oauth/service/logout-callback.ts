import { type FetchLimits, safeFetch } from '../../../../platform/safe-fetch.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Client, Deps } from '../model.ts'
import { withQuery } from '../rules/addresses.ts'
import { lifetime } from '../rules/times.ts'

declare module '../../../../platform/jobs.ts' {
  interface JobPayloads {
    'oauth.tellClient': { readonly address: string }
  }
}

const TOKEN_MINUTES = 60
const ATTEMPTS = 5

/**
 * Calls a client's logout address after the commit. For a member it sends a signed `logoutToken`, from which
 * the client can verify who signed out.
 */
export async function queueLogoutCallback(
  tx: Tx,
  { platform }: Deps,
  client: Client,
  memberId: string | undefined,
): Promise<void> {
  if (!client.logoutUrl) return
  const token = memberId && {
    logoutToken: platform.tokens.issue({
      typ: 'logout',
      sub: memberId,
      site: client.siteId,
      client: client.id,
      ...lifetime(tx.now, TOKEN_MINUTES * 60),
    }),
  }
  const address = withQuery(client.logoutUrl, { clientId: client.id, ...(token || {}) })
  await platform.jobs.add(tx, 'oauth.tellClient', { address }, { maxAttempts: ATTEMPTS })
}

/** The job; ignores the response body. Failures are retried. */
export async function callLogoutUrl(address: string, limits?: FetchLimits): Promise<void> {
  const { stream } = await safeFetch(address, limits)
  for await (const _ of stream) break
}
