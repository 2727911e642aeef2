import { defineFact } from '../kit/index.ts'

/** An invoice or a credit note has its number. */
export const InvoiceIssued = defineFact('invoice.issued')
/** The buyer has a mail with it. */
export const InvoiceMailed = defineFact('invoice.mailed')
export const InvoiceSettingsChanged = defineFact('invoice_settings.changed', [
  'wix.ecom.v1.orders_settings_updated',
])
