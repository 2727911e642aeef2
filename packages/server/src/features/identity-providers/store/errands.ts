import type { Tx } from '../../../platform/tx.ts'
import type { ErrandKey } from '../model.ts'

interface KeptErrand {
  readonly providerId: string
  readonly nonce: string
  readonly sealedVerifier: string
  readonly redirectUri: string
  readonly returnTo: string
  readonly identityId: string | null
}

export async function insertErrand(
  tx: Tx,
  errand: KeptErrand & ErrandKey & { readonly expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('provider_sign_ins')
    .values({
      site_id: tx.siteId,
      state_hash: errand.stateHash,
      browser_hash: errand.browserHash,
      provider_id: errand.providerId,
      nonce: errand.nonce,
      sealed_verifier: errand.sealedVerifier,
      redirect_uri: errand.redirectUri,
      return_to: errand.returnTo,
      identity_id: errand.identityId,
      expires_date: errand.expires,
    })
    .execute()
}

/** Uses a sign-in up, for its own browser only. One statement, so it happens once. */
export async function takeErrand(
  tx: Tx,
  { stateHash, browserHash }: ErrandKey,
): Promise<KeptErrand | undefined> {
  const row = await tx.db
    .deleteFrom('provider_sign_ins')
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
