import type { InvoiceMoment } from '@vitrine/contract/invoices'
import type { SiteSettings } from '@vitrine/contract/sites'

interface StoredSettings {
  readonly takeStock: SiteSettings['orders']['takeStock']
  readonly issue: InvoiceMoment
  readonly createdDate: Date
  readonly updatedDate: Date
}

/** The published form only contains whether invoices are issued automatically, not when. */
export const encodeOrdersSettings = ({
  takeStock,
  issue,
  createdDate,
  updatedDate,
}: StoredSettings) => ({
  inventoryUpdateTrigger: takeStock,
  createInvoice: issue !== 'MANUAL',
  createdDate,
  updatedDate,
})

/** When invoices are issued after a change; undefined where nothing changes. */
export function decodeMoment(
  createInvoice: boolean | undefined,
  present: InvoiceMoment,
): InvoiceMoment | undefined {
  if (createInvoice === undefined || createInvoice === (present !== 'MANUAL')) return undefined
  return createInvoice ? 'ON_PAYMENT' : 'MANUAL'
}
