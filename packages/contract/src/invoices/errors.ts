import { defineError } from '../kit/index.ts'

/** No document of this site has the id. */
export const InvoiceNotFound = defineError({
  code: 'INVOICE_NOT_FOUND',
  status: 404,
  description: 'There is no invoice with this id',
})
/** `data.state` is the state of the order. */
export const OrderNotInvoiceable = defineError({
  code: 'ORDER_NOT_INVOICEABLE',
  status: 428,
  description: 'Only an order that is placed, and not cancelled, gets an invoice',
})
/** `data.fields` are the missing settings. */
export const InvoiceSettingsIncomplete = defineError({
  code: 'INVOICE_SETTINGS_INCOMPLETE',
  status: 428,
  description: 'An invoice needs the name, the address and a tax number of the seller',
})
/** A credit note, or a completely credited invoice. */
export const NothingToCredit = defineError({
  code: 'NOTHING_TO_CREDIT',
  status: 428,
  description: 'Nothing of this document is left to credit',
})
export const InvoiceWithoutRecipient = defineError({
  code: 'INVOICE_WITHOUT_RECIPIENT',
  status: 428,
  description: 'The order has no e-mail address to send the document to',
})
/** The address was modified, or is not from this server. */
export const InvoiceAddressInvalid = defineError({
  code: 'INVOICE_ADDRESS_INVALID',
  status: 403,
  description: 'The address of the document is not valid',
})
