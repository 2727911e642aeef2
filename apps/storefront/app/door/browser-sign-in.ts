import { authentication } from '@vitrine/contract/authentication'
import { createClient, OAuthStrategy, type Tokens } from '@vitrine/sdk'
import { links } from '../links.ts'
import { isAuthorization, withSessionToken } from '../return-path.ts'
import { type DoorFields, type DoorMode, type DoorReply, knock } from './knock.ts'

type Visit = { clientId: string; mode: DoorMode; returnTo: string }

/**
 * Signs in through the hidden frame, hands the tokens to the server, which keeps them where no script
 * reads them, and goes on. Answers only when the person must do something more.
 */
export async function signInHere(
  { clientId, mode, returnTo }: Visit,
  fields: DoorFields,
): Promise<Exclude<DoorReply, { kind: 'signed-in' }> | undefined> {
  const client = createClient({
    baseUrl: location.origin,
    services: { authentication },
    auth: OAuthStrategy({ clientId }),
  })
  const reply = await knock(client.authentication, mode, fields)
  if (reply.kind !== 'signed-in') return reply
  await keep(await client.auth.getMemberTokensForDirectLogin(reply.sessionToken))
  location.assign(
    isAuthorization(returnTo) ? withSessionToken(returnTo, reply.sessionToken) : returnTo,
  )
  return undefined
}

async function keep(tokens: Tokens): Promise<void> {
  const response = await fetch(links.session(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-session': '1' },
    body: JSON.stringify(tokens),
  })
  if (!response.ok) throw new Error(`The session could not be kept: ${response.status}`)
}
