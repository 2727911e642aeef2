import { InvoiceAddressInvalid } from '@vitrine/contract/invoices'
import type { Page } from '@vitrine/contract/kit'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { writeUbl } from '../rules/e-invoice/ubl.ts'
import { fileOf } from '../rules/file-token.ts'
import { requireInvoice } from './credit-invoice.ts'
import type { InvoiceDeps } from './deps.ts'
import { eInvoiceTexts } from './pdf/e-invoice-texts.ts'
import { writePdf } from './pdf/write-pdf.ts'

/** The document behind an address. */
export async function serveFile(
  { fileKey, settingsOf }: Pick<InvoiceDeps, 'fileKey' | 'settingsOf'>,
  onSite: (siteId: string) => Tx,
  token: string,
): Promise<Page> {
  const file = fileOf(fileKey, token)
  if (!file || !isGuid(file.id)) throw InvoiceAddressInvalid()
  const invoice = await requireInvoice(onSite(file.siteId), file.id)
  const name = invoice.number.replaceAll(/[^A-Za-z0-9._-]/g, '-')
  const { branding, locale } = await settingsOf(file.siteId)
  if (file.format === 'xml') {
    const body = Buffer.from(writeUbl(invoice, eInvoiceTexts(invoice, locale)))
    return filePage(body, 'application/xml; charset=utf-8', `attachment; filename="${name}.xml"`)
  }
  const body = await writePdf(invoice, { accentColor: branding.accentColor, locale })
  return filePage(body, 'application/pdf', `inline; filename="${name}.pdf"`)
}

function filePage(body: Buffer, contentType: string, disposition: string): Page {
  return {
    status: 200,
    headers: {
      'content-type': contentType,
      'content-length': String(body.byteLength),
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body,
  }
}
