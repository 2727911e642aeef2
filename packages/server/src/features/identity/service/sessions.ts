import { IdentitySignedIn } from '@vitrine/contract/authentication'
import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type { Identity, LoginSession } from '../model.ts'
import { SESSION_MINUTES } from '../rules.ts'
import * as store from '../store/login-sessions.ts'

/** Opens a session for somebody who has proved who they are; answers its token. */
export async function openSession(
  tx: Tx,
  { platform, events }: { platform: Platform; events: Events },
  identity: Identity,
  clientId: string | null,
): Promise<string> {
  const token = newSecret()
  await store.insertSession(tx, {
    tokenHash: hashSecret(token),
    identityId: identity.id,
    clientId,
    createdDate: tx.now,
    expires: platform.clock.after(tx.now, { minutes: SESSION_MINUTES }),
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
