import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Selectable } from 'kysely'
import type { Factors } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AccountFactors, AddableFactor, Factor } from '../model.ts'
import { deletePasskeys } from './passkeys.ts'

/** The factors of an identity and its number of unused recovery codes. */
export const findAccountFactors = (tx: Tx, identityId: string): Promise<AccountFactors> =>
  toAccountFactors(selectAccountFactors(tx, identityId))

/** The same with a lock, for a change. */
export const lockAccountFactors = (tx: Tx, identityId: string): Promise<AccountFactors> =>
  toAccountFactors(selectAccountFactors(tx, identityId).forUpdate('factors'))

const selectAccountFactors = (tx: Tx, identityId: string) =>
  tx.db
    .selectFrom('factors')
    .selectAll('factors')
    .select((eb) =>
      eb
        .selectFrom('recovery_codes as code')
        .select((count) => count.fn.countAll<number>().as('left'))
        .whereRef('code.site_id', '=', 'factors.site_id')
        .whereRef('code.identity_id', '=', 'factors.identity_id')
        .where('code.used_date', 'is', null)
        .as('codes_left'),
    )
    .where('factors.site_id', '=', tx.siteId)
    .where('factors.identity_id', '=', identityId)
    .orderBy('factors.created_date')

async function toAccountFactors(
  query: ReturnType<typeof selectAccountFactors>,
): Promise<AccountFactors> {
  const rows = await query.execute()
  return { factors: rows.map(toFactor), recoveryCodesLeft: Number(rows[0]?.codes_left ?? 0) }
}

/** Saves a factor that awaits confirmation; an active one stays active. */
export async function savePendingFactor(
  tx: Tx,
  factor: {
    readonly id: string
    readonly identityId: string
    readonly type: AddableFactor
    readonly sealedPending: string | null
  },
): Promise<Factor> {
  const { sealedPending: sealed_pending } = factor
  const row = await tx.db
    .insertInto('factors')
    .values({
      site_id: tx.siteId,
      identity_id: factor.identityId,
      id: factor.id,
      type: factor.type,
      status: 'INACTIVE',
      sealed_pending,
      created_date: tx.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'identity_id', 'type']).doUpdateSet({ sealed_pending }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toFactor(row)
}

/** Activates a pending factor; false when the pending one was replaced in the meantime. */
export async function activateFactor(
  tx: Tx,
  identityId: string,
  { type, sealedPending }: Pick<Factor, 'type' | 'sealedPending'>,
  step: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await updateFactor(tx, identityId, type)
    .where('sealed_pending', 'is not distinct from', sealedPending)
    .set({
      status: 'ACTIVE',
      sealed_secret: sealedPending,
      sealed_pending: null,
      last_step: step,
      last_used_date: tx.now,
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the code of a time step as used; false when it, or a later one, was used before. */
export async function consumeTotpStep(tx: Tx, identityId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await updateFactor(tx, identityId, 'TOTP')
    .where('status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .set({ last_step: step, last_used_date: tx.now })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recordFactorUse(tx: Tx, identityId: string, type: FactorType): Promise<void> {
  await updateFactor(tx, identityId, type).set({ last_used_date: tx.now }).execute()
}

export async function deleteFactor(tx: Tx, identityId: string, type: FactorType): Promise<void> {
  if (type === 'WEBAUTHN') await deletePasskeys(tx, identityId)
  await tx.db
    .deleteFrom('factors')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('type', '=', type)
    .execute()
}

const updateFactor = (tx: Tx, identityId: string, type: FactorType) =>
  tx.db
    .updateTable('factors')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('type', '=', type)

const toFactor = (row: Selectable<Factors>): Factor => ({
  id: row.id,
  type: row.type as FactorType,
  status: row.status as Factor['status'],
  sealedSecret: row.sealed_secret,
  sealedPending: row.sealed_pending,
  createdDate: row.created_date,
  lastUsedDate: row.last_used_date,
})
