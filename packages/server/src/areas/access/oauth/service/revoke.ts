import { hashSecret } from '../../../../platform/ids.ts'
import { inTransaction } from '../../../../platform/tx.ts'
import type { Client, Deps, OpenCall } from '../model.ts'
import { inSeconds } from '../rules/times.ts'
import { findClientOfSignIn } from '../store/sign-ins.ts'
import { provenClient } from './client-proof.ts'
import { missingParameter } from './require-client.ts'
import { endSignIn, siteOfRefreshToken } from './sign-ins.ts'

interface Revocation {
  readonly token: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Ends the sign-in of an access or refresh token of the client; ignores tokens of other clients. */
export async function revokeToken(deps: Deps, input: Revocation, call: OpenCall): Promise<void> {
  if (input.token === '') throw missingParameter('token')
  const client = await provenClient(deps, input, call)
  const selector = selectorOf(deps, client, input.token)
  if (!selector) return
  await inTransaction(call.onSite(client.siteId), async (tx) => {
    const signIn = await findClientOfSignIn(tx, selector)
    if (signIn?.clientId === client.id) await endSignIn(tx, deps, { id: signIn.id })
  })
}

function selectorOf({ platform }: Deps, client: Client, token: string) {
  if (siteOfRefreshToken(token) === client.siteId) return { refreshHash: hashSecret(token) }
  const claims = platform.tokens.read(token, inSeconds(platform.clock.now()))
  const isOfSite = claims?.typ === 'access' && claims.site === client.siteId
  return isOfSite && typeof claims.sid === 'string' ? { id: claims.sid } : undefined
}
