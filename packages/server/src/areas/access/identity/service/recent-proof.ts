import { FreshSignInRequired } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { SiteDirectory } from '../model.ts'
import { isRecent } from '../rules.ts'

/**
 * The one rule about changes that take an account away from its owner, or give it to somebody else: the
 * password, second factors, deletion. A member makes them within minutes of signing in; later they sign
 * in once more, with every factor that this takes.
 */
export async function requireRecentProof(
  tx: Tx,
  { sites }: { readonly sites: Pick<SiteDirectory, 'get'> },
  { signedInAt }: { readonly signedInAt: number },
): Promise<void> {
  const { recentProofMinutes: withinMinutes } = (await sites.get(tx.siteId)).settings.sessions
  if (isRecent(signedInAt, tx.now.getTime() / 1000, withinMinutes)) return
  throw FreshSignInRequired(
    { withinMinutes },
    `Sign in again: this can be done within ${withinMinutes} minutes of signing in`,
  )
}
