import { hashSecret } from '../../../platform/ids.ts'
import { inTransaction } from '../../../platform/tx.ts'
import type { Client, Deps, OpenCall } from '../model.ts'
import { inSeconds } from '../rules/times.ts'
import { findClientOfSignIn } from '../store/sign-ins.ts'
import { provenClient } from './client-proof.ts'
import { missing } from './known-client.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'

interface Revocation {
  readonly token: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Ends the sign-in that an access or refresh token of the client belongs to; tokens of others are left alone. */
export async function revokeToken(deps: Deps, asked: Revocation, call: OpenCall): Promise<void> {
  if (asked.token === '') throw missing('token')
  const client = await provenClient(deps, asked, call)
  const which = whichOf(deps, client, asked.token)
  if (!which) return
  await inTransaction(call.onSite(client.siteId), async (tx) => {
    const signIn = await findClientOfSignIn(tx, which)
    if (signIn?.clientId === client.id) await endSignIn(tx, deps, { id: signIn.id })
  })
}

function whichOf({ platform }: Deps, client: Client, token: string) {
  if (siteOfRefreshToken(token) === client.siteId) return { refreshHash: hashSecret(token) }
  const claims = platform.tokens.read(token, inSeconds(platform.clock.now()))
  const isOurs = claims?.typ === 'access' && claims.site === client.siteId
  return isOurs && typeof claims.sid === 'string' ? { id: claims.sid } : undefined
}
