import type { InvoiceSettings } from '../model.ts'

/** Settings of sites that saved none. */
export const defaultSettings: InvoiceSettings = {
  issue: 'MANUAL',
  mail: true,
  creditNotes: true,
  numberPrefix: '',
  timeZone: 'UTC',
  dueDays: 14,
  footer: '',
  seller: {
    name: '',
    address: {
      country: '',
      subdivision: '',
      postalCode: '',
      city: '',
      addressLine: '',
      addressLine2: '',
    },
    vatId: '',
    taxNumber: '',
    register: '',
    contactName: '',
    email: '',
    phone: '',
    bankName: '',
    bankHolder: '',
    iban: '',
    bic: '',
  },
  accounts: {
    RECEIVABLE: '10000',
    SALES: '8200',
    DISCOUNT: '8700',
    DELIVERY: '8210',
    FEES: '8220',
    TAX: '1770',
    CLEARING: '1360',
    BANK: '1200',
    PROVIDER_FEES: '4970',
    REFUNDS: '8780',
    DISPUTES: '2400',
    GIFT_CARDS: '1796',
    GIFT_CARDS_GIVEN: '4600',
    GIFT_CARDS_EXPIRED: '2700',
    STORE_CREDIT: '1700',
    STORE_CREDIT_GIVEN: '4600',
    STORE_CREDIT_EXPIRED: '2700',
  },
}

/** Settings required to issue a document that are missing, by field path. */
export function missingFields({ seller }: InvoiceSettings): string[] {
  const { name, address, vatId, taxNumber } = seller
  const needed = [
    ['seller.name', name],
    ['seller.address.addressLine', address.addressLine],
    ['seller.address.city', address.city],
    ['seller.address.country', address.country],
    ['seller.vatId', vatId || taxNumber],
  ] as const
  return needed.filter(([, value]) => value.trim() === '').map(([field]) => field)
}

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
