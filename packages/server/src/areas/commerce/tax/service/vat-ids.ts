import { VatIdChecked } from '@vitrine/contract/taxes'
import type { Tx } from '../../../../platform/tx.ts'
import type { RecordDeps } from '../../records/index.ts'
import type { VatIdCheck } from '../model/tax.ts'
import { checkVatIdForm } from '../rules/vat-id.ts'
import { findVatIdCheck, insertVatIdCheck } from '../store/vat-id-checks.ts'

/** An authority's confirmation of a VAT id. */
export interface VatIdConfirmation {
  readonly isValid: boolean
  readonly reference: string
}

/** Checks a VAT id and stores the result. */
export async function checkVatId(
  tx: Tx,
  { events }: RecordDeps,
  vatId: string,
  confirmed?: VatIdConfirmation,
): Promise<VatIdCheck> {
  const form = checkVatIdForm(vatId, tx.now)
  const before = await findVatIdCheck(tx, form.vatId)
  const check: VatIdCheck = confirmed ? { ...form, ...confirmed, method: 'CONFIRMED' } : form
  await insertVatIdCheck(tx, check)
  const fact = { definition: VatIdChecked, entityId: check.vatId, after: check }
  await events.append(tx, before ? { ...fact, before } : fact)
  return check
}

/** The stored check of a VAT id, else a check of its format. */
export const knownVatId = async (tx: Tx, vatId: string): Promise<VatIdCheck> => {
  const form = checkVatIdForm(vatId, tx.now)
  return (await findVatIdCheck(tx, form.vatId)) ?? form
}
