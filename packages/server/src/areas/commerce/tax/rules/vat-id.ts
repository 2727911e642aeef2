import { checkVAT, countries } from 'jsvat'
import type { VatIdCheck } from '../model/tax.ts'
import { plainPostalCode } from './territories.ts'

/** Normalizes a VAT id: capitals and digits only. */
export const plainVatId = plainPostalCode

/** Checks format and check digits of a VAT id. */
export function checkVatIdForm(vatId: string, now: Date): VatIdCheck {
  const plain = plainVatId(vatId)
  const { isValid, country } = checkVAT(plain, countries)
  return {
    vatId: plain,
    country: country?.isoCode.short ?? '',
    isValid,
    method: 'CHECKSUM',
    reference: '',
    checkedDate: now,
  }
}
