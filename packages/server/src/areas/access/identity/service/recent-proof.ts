import { FreshSignInRequired } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { SiteDirectory } from '../model.ts'
import { isRecent } from '../rules.ts'

/**
 * Guards changes that could take over or delete an account: password, second factors, deletion. A member can
 * make them within minutes of signing in; later they have to sign in again, with all their factors.
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
