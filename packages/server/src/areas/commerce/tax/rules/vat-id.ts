import { checkVAT, countries } from 'jsvat'
import type { VatIdCheck } from '../model/tax.ts'
import { plainPostalCode } from './territories.ts'

/** A VAT id as it is stored and compared: capitals and digits. */
export const plainVatId = plainPostalCode

/** What form and check digits say about a VAT id. */
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
