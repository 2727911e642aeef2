import { IdentitySignedIn } from '@vitrine/contract/authentication'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity, LoginSession } from '../model.ts'
import * as store from '../store/login-sessions.ts'

/** Opens a session after all sign-in checks; returns its token. */
export async function openSession(
  tx: Tx,
  { platform, events, sites }: Pick<Deps, 'platform' | 'events' | 'sites'>,
  identity: Identity,
  { clientId, proofs }: Pick<LoginSession, 'clientId' | 'proofs'>,
): Promise<string> {
  const { sessionTokenMinutes } = (await sites.get(tx.siteId)).settings.sessions
  const token = newSecret()
  await store.insertSession(tx, {
    tokenHash: hashSecret(token),
    identityId: identity.id,
    clientId,
    proofs,
    createdDate: tx.now,
    expires: platform.clock.after(tx.now, { minutes: sessionTokenMinutes }),
  })
  await events.append(tx, {
    definition: IdentitySignedIn,
    entityId: identity.id,
    after: { id: identity.id, at: tx.now },
  })
  return token
}

export const findSession = (tx: Tx, token: string): Promise<LoginSession | undefined> =>
  store.findSession(tx, hashSecret(token))

/** The same, and consumes it. */
export const consumeSession = (tx: Tx, token: string): Promise<LoginSession | undefined> =>
  store.consumeSession(tx, hashSecret(token))
