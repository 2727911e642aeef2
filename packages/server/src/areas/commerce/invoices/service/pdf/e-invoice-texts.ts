import type { Invoice } from '../../model.ts'
import type { Texts } from '../../rules/e-invoice/terms.ts'
import { formatsOf } from './formats.ts'
import { documentLocale } from './locale.ts'
import { dueNote, reasonText } from './rows.ts'

/** The texts of an e-invoice, as in the PDF. `locale` is the site's, for languages without translation. */
export function eInvoiceTexts(invoice: Invoice, locale: string): Texts {
  const own = documentLocale(invoice.content.language, locale)
  const { messages } = own
  return {
    refund: messages.refund,
    discount: messages.discount,
    delivery: messages.delivery,
    fee: messages.fee,
    terms:
      invoice.kind === 'INVOICE' ? dueNote(invoice, formatsOf(invoice, own)) : messages.creditTerms,
    reason: (reason) => reasonText(reason, messages),
  }
}
