import type { Tx } from '../../../../platform/tx.ts'
import type { OAuthStateKey } from '../model.ts'

interface StoredOAuthState {
  readonly providerId: string
  readonly nonce: string
  readonly sealedVerifier: string
  readonly redirectUri: string
  readonly returnTo: string
  readonly identityId: string | null
}

export async function insertOAuthState(
  tx: Tx,
  oauthState: StoredOAuthState & OAuthStateKey & { readonly expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('oauth_states')
    .values({
      site_id: tx.siteId,
      state_hash: oauthState.stateHash,
      browser_hash: oauthState.browserHash,
      provider_id: oauthState.providerId,
      nonce: oauthState.nonce,
      sealed_verifier: oauthState.sealedVerifier,
      redirect_uri: oauthState.redirectUri,
      return_to: oauthState.returnTo,
      identity_id: oauthState.identityId,
      expires_date: oauthState.expires,
    })
    .execute()
}

/** Consumes a state, only for the browser it belongs to. A single statement, so that it is atomic. */
export async function consumeOAuthState(
  tx: Tx,
  { stateHash, browserHash }: OAuthStateKey,
): Promise<StoredOAuthState | undefined> {
  const row = await tx.db
    .deleteFrom('oauth_states')
    .where('site_id', '=', tx.siteId)
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_date', '>', tx.now)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      providerId: row.provider_id,
      nonce: row.nonce,
      sealedVerifier: row.sealed_verifier,
      redirectUri: row.redirect_uri,
      returnTo: row.return_to,
      identityId: row.identity_id,
    }
  )
}
