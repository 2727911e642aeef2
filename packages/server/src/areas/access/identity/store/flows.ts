import type { Tx } from '../../../../platform/tx.ts'
import type { Flow, Proof } from '../model.ts'
import { toIdentity } from './identities.ts'

export async function upsertFlow(
  tx: Tx,
  flow: {
    readonly stateHash: Buffer
    readonly identityId: string
    readonly clientId: string | null
    readonly proofs: readonly Proof[]
    readonly requestedBy?: string | undefined
    readonly expires: Date
  },
): Promise<void> {
  const proofs = [...flow.proofs]
  await tx.db
    .insertInto('sign_in_flows')
    .values({
      site_id: tx.siteId,
      state_hash: flow.stateHash,
      identity_id: flow.identityId,
      client_id: flow.clientId,
      proofs,
      requested_by: flow.requestedBy ?? null,
      created_date: tx.now,
      expires_date: flow.expires,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'state_hash']).doUpdateSet({ proofs }))
    .execute()
}

/** A flow that has not expired, with its current identity. */
export async function findFlow(tx: Tx, stateHash: Buffer): Promise<Flow | undefined> {
  const row = await tx.db
    .selectFrom('sign_in_flows')
    .innerJoin('identities', (join) =>
      join
        .onRef('identities.site_id', '=', 'sign_in_flows.site_id')
        .onRef('identities.id', '=', 'sign_in_flows.identity_id'),
    )
    .selectAll('identities')
    .select(['sign_in_flows.client_id', 'sign_in_flows.proofs', 'sign_in_flows.requested_by'])
    .where('sign_in_flows.site_id', '=', tx.siteId)
    .where('state_hash', '=', stateHash)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return (
    row && {
      identity: toIdentity(row),
      clientId: row.client_id,
      proofs: row.proofs as Proof[],
      ...(row.requested_by ? { requestedBy: row.requested_by } : {}),
    }
  )
}

export async function deleteFlow(tx: Tx, stateHash: Buffer): Promise<void> {
  await tx.db
    .deleteFrom('sign_in_flows')
    .where('site_id', '=', tx.siteId)
    .where('state_hash', '=', stateHash)
    .execute()
}

/** Deletes all unfinished sign-ins of an identity. */
export async function deleteFlowsOf(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .deleteFrom('sign_in_flows')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .execute()
}
