import type { Tx } from '../../../../platform/tx.ts'
import type { AuthorizationCode } from '../model.ts'

export async function insertCode(
  tx: Tx,
  code: AuthorizationCode & { codeHash: Buffer },
): Promise<void> {
  await tx.db
    .insertInto('authorization_codes')
    .values({
      site_id: tx.siteId,
      code_hash: code.codeHash,
      client_id: code.clientId,
      identity_id: code.identityId,
      code_challenge: code.codeChallenge,
      redirect_uri: code.redirectUri,
      sign_in_id: code.signInId,
      signed_in_date: code.signedInDate,
      proofs: [...code.proofs],
      scope: [...code.scope],
      nonce: code.nonce,
      created_date: tx.now,
      expires_date: code.expiresDate,
    })
    .execute()
}

/** Marks a code as used; undefined when it is unknown or was used before. One statement, so it happens once. */
export async function consumeCode(
  tx: Tx,
  codeHash: Buffer,
): Promise<AuthorizationCode | undefined> {
  const row = await tx.db
    .updateTable('authorization_codes')
    .set({ used_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('code_hash', '=', codeHash)
    .where('used_date', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      clientId: row.client_id,
      identityId: row.identity_id,
      codeChallenge: row.code_challenge,
      redirectUri: row.redirect_uri,
      signInId: row.sign_in_id,
      signedInDate: row.signed_in_date,
      proofs: row.proofs,
      scope: row.scope,
      nonce: row.nonce,
      expiresDate: row.expires_date,
    }
  )
}

/** The sign-in that a code's first use began. */
export async function findSignInOfCode(tx: Tx, codeHash: Buffer): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('authorization_codes')
    .select('sign_in_id')
    .where('site_id', '=', tx.siteId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return row?.sign_in_id
}

/** Deletes the pending codes of an identity. */
export async function deleteCodes(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .deleteFrom('authorization_codes')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('used_date', 'is', null)
    .execute()
}

export async function deleteCodesOfClient(tx: Tx, clientId: string): Promise<void> {
  await tx.db
    .deleteFrom('authorization_codes')
    .where('site_id', '=', tx.siteId)
    .where('client_id', '=', clientId)
    .execute()
}
