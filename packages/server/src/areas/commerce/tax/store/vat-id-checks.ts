import type { Tx } from '../../../../platform/tx.ts'
import type { VatIdCheck } from '../model/tax.ts'

export async function insertVatIdCheck(tx: Tx, check: VatIdCheck): Promise<void> {
  await tx.db
    .insertInto('vat_id_checks')
    .values({
      site_id: tx.siteId,
      vat_id: check.vatId,
      checked_date: check.checkedDate,
      country: check.country,
      is_valid: check.isValid,
      method: check.method,
      reference: check.reference,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'vat_id', 'checked_date']).doUpdateSet({
        is_valid: check.isValid,
        method: check.method,
        reference: check.reference,
      }),
    )
    .execute()
}

/** The latest result; a confirmation by an authority takes precedence over later format checks. */
export async function findVatIdCheck(tx: Tx, vatId: string): Promise<VatIdCheck | undefined> {
  const row = await tx.db
    .selectFrom('vat_id_checks')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('vat_id', '=', vatId)
    .orderBy('method', 'desc')
    .orderBy('checked_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      vatId: row.vat_id,
      country: row.country,
      isValid: row.is_valid,
      method: row.method as VatIdCheck['method'],
      reference: row.reference,
      checkedDate: row.checked_date,
    }
  )
}
