import type { InvoiceSettings } from '@vitrine/contract/invoices'
import type { TestServer } from '@vitrine/testkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { deliverToGermany } from './checkout.fixture.ts'

export const invoiceSettings: InvoiceSettings = {
  issue: 'MANUAL',
  mail: true,
  creditNotes: true,
  numberPrefix: 'RE-',
  timeZone: 'Europe/Berlin',
  dueDays: 14,
  footer: 'Thank you.',
  seller: {
    name: 'Lumen GmbH',
    address: {
      country: 'DE',
      subdivision: '',
      postalCode: '10115',
      city: 'Berlin',
      addressLine: 'Invalidenstr. 1',
      addressLine2: '',
    },
    vatId: 'DE123456789',
    taxNumber: '27/123/45678',
    register: 'Amtsgericht Berlin HRB 1234',
    contactName: 'Ada Lovelace',
    email: 'office@example.com',
    phone: '+49 30 123456',
    bankName: 'Bank',
    bankHolder: 'Lumen GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
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

/** Says who sells, and whatever else is given. */
export const saveInvoiceSettings = (
  { people }: TestServer,
  changes: Partial<InvoiceSettings> = {},
) =>
  people
    .merchant()
    .api.invoices.saveInvoiceSettings({ settings: { ...invoiceSettings, ...changes } })

/** Writes the documents that an order is due, as the job does after each change. */
export const followOrder = ({ server, site }: TestServer, orderId: string) =>
  server.tasks['invoices.follow']({ siteId: site.id, orderId })

/** The text of a PDF document. */
export async function textOfPdf({ server }: TestServer, url: string): Promise<string> {
  const reply = await server.fetch(new Request(url))
  const { text } = await extractText(new Uint8Array(await reply.arrayBuffer()), {
    mergePages: true,
  })
  return text
}

/** The text of a file that is in a document. */
export async function fileInPdf({ server }: TestServer, url: string, name: string) {
  const reply = await server.fetch(new Request(url))
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()))
  return Buffer.from((await pdf.getAttachmentContent(name)) ?? []).toString()
}

/** A shop in Germany whose prices contain 19 % of tax; the id of its way to deliver. */
export async function germanShop({ people }: TestServer): Promise<string> {
  const merchant = people.merchant()
  const taxes = { pricesIncludeTax: true, originCountry: 'DE', scheme: 'OSS' } as const
  await merchant.api.sites.updateSettings({ settings: { currency: 'EUR', taxes } })
  await merchant.api.taxes.saveTaxRegion({
    region: {
      country: 'DE',
      subdivision: '',
      postalCodes: [],
      usesPublishedRates: true,
      taxIncludedInPrice: null,
    },
  })
  return deliverToGermany(merchant)
}
