import type { InvoiceParty } from '@vitrine/contract/invoices'
import type { Invoice } from '../../model.ts'
import { eInvoiceTexts } from './e-invoice-texts.ts'
import { attachFacturX } from './factur-x.ts'
import { type Formats, formatsOf } from './formats.ts'
import { documentLocale } from './locale.ts'
import { closingNotes, itemRows, sumRows } from './rows.ts'
import { type Cell, PAGE, Sheet } from './sheet.ts'

/** How a site's documents look. */
export interface Look {
  /** `#rrggbb`; empty: the product's own. */
  readonly accentColor: string
  /** Locale of the site, used if the document's language is not supported. */
  readonly locale: string
}

const GREY = '#5c5c5c'
const LINE = '#d0d0d0'
const ACCENT = '#2f5d50'
const LEFT = PAGE.margin
const WIDTH = PAGE.width - 2 * PAGE.margin
/** The second column of the head. */
const RIGHT = LEFT + 290
/** Position of the address in a window envelope (DIN 5008, form B). */
const ADDRESS_TOP = 127

/** A document as PDF/A-3 with embedded fonts and, as Factur-X, the same in XML. */
export async function writePdf(invoice: Invoice, look: Look): Promise<Buffer> {
  const { content, number, kind, createdDate } = invoice
  const { messages, locale, isRightToLeft } = documentLocale(content.language, look.locale)
  const title = kind === 'INVOICE' ? messages.invoice : messages.creditNote
  const sheet = new Sheet({
    title: `${title} ${number}`,
    author: content.seller.name,
    language: locale,
    isRightToLeft,
    createdDate,
  })
  const formats = formatsOf(invoice, { messages, locale })
  sheet.band(/^#[0-9a-f]{6}$/i.test(look.accentColor) ? look.accentColor : ACCENT, 8)
  drawHead(sheet, invoice, title, formats)
  drawItems(sheet, invoice, formats)
  drawSums(sheet, invoice, formats)
  drawNotes(sheet, invoice, formats)
  drawFooters(sheet, invoice, formats)
  attachFacturX(sheet, invoice, eInvoiceTexts(invoice, look.locale))
  return sheet.finish()
}

const partyLines = (party: InvoiceParty, formats: Formats, home: string): string[] =>
  [
    party.company,
    party.name,
    ...party.lines,
    party.country && party.country !== home ? formats.country(party.country) : '',
  ].filter(Boolean)

function drawHead(sheet: Sheet, invoice: Invoice, title: string, formats: Formats): void {
  const { seller, buyer } = invoice.content
  const { address } = seller
  sheet.y = 40
  sheet.row([{ x: LEFT, width: WIDTH, text: seller.name, size: 14, weight: 'bold' }])
  sheet.y = ADDRESS_TOP
  const from = [seller.name, address.addressLine, `${address.postalCode} ${address.city}`.trim()]
  const sender = from.filter(Boolean).join(' · ')
  sheet.row([{ x: LEFT, width: 260, text: sender, size: 6.5, color: GREY }], { gap: 4 })
  sheet.row([
    {
      x: LEFT,
      width: 260,
      text: partyLines(buyer, formats, address.country).join('\n'),
      size: 10,
    },
  ])
  const addressEnd = sheet.y
  sheet.y = ADDRESS_TOP
  for (const [label, value] of headFacts(invoice, formats)) {
    sheet.row([
      { x: RIGHT, width: 95, text: label, color: GREY },
      { x: RIGHT + 97, width: WIDTH + LEFT - RIGHT - 97, text: value },
    ])
  }
  sheet.y = Math.max(addressEnd, sheet.y, ADDRESS_TOP + 110) + 14
  const heading = `${title} ${invoice.number}`
  sheet.row([{ x: LEFT, width: WIDTH, text: heading, size: 17, weight: 'bold' }], { gap: 6 })
  drawCorrection(sheet, invoice, formats)
}

function drawCorrection(sheet: Sheet, { content }: Invoice, { messages, day }: Formats): void {
  const { corrects } = content
  if (!corrects) return
  const text = messages.corrects({ number: corrects.number, date: day(corrects.issueDate) })
  sheet.row([{ x: LEFT, width: WIDTH, text }], { gap: 6 })
}

function headFacts(
  { number, issueDate, orderNumber, content }: Invoice,
  { messages, day }: Formats,
): (readonly [string, string])[] {
  const { deliveryDate, orderDate, dueDate, buyer } = content
  return [
    [messages.number, number],
    [messages.date, day(issueDate)],
    ...(deliveryDate ? [[messages.deliveryDate, day(deliveryDate)] as const] : []),
    [messages.order, String(orderNumber)],
    [messages.orderDate, day(orderDate)],
    ...(dueDate ? [[messages.dueDate, day(dueDate)] as const] : []),
    ...(buyer.vatId ? [[messages.buyerVatId, buyer.vatId] as const] : []),
  ]
}

/** Columns of the items, by where they begin and how wide they are. */
const columns = {
  item: { x: LEFT, width: 200 },
  quantity: { x: LEFT + 204, width: 34, align: 'end' },
  unit: { x: LEFT + 242, width: 66, align: 'end' },
  rate: { x: LEFT + 312, width: 36, align: 'end' },
  net: { x: LEFT + 352, width: 62, align: 'end' },
  gross: { x: LEFT + 418, width: WIDTH - 418, align: 'end' },
} as const

function drawItems(sheet: Sheet, invoice: Invoice, formats: Formats): void {
  const { messages } = formats
  const head = () => {
    const style = { size: 8, color: GREY } as const
    sheet.row(
      [
        { ...columns.item, ...style, text: messages.item },
        { ...columns.quantity, ...style, text: messages.quantity },
        { ...columns.unit, ...style, text: messages.unitPrice },
        { ...columns.rate, ...style, text: messages.taxRate },
        { ...columns.net, ...style, text: messages.net },
        { ...columns.gross, ...style, text: messages.gross },
      ],
      { gap: 3 },
    )
    sheet.rule(LINE)
    sheet.y += 6
  }
  head()
  for (const item of itemRows(invoice.content, formats)) {
    const cells: Cell[] = [
      { ...columns.item, text: item.name },
      { ...columns.quantity, text: item.quantity },
      { ...columns.unit, text: item.unit },
      { ...columns.rate, text: item.rate },
      { ...columns.net, text: item.net },
      { ...columns.gross, text: item.gross },
    ]
    const details = item.details.map((text) => [{ ...columns.item, text, size: 7.5, color: GREY }])
    sheet.need(sheet.heightOf(cells) + details.length * 11 + 6, head)
    sheet.row(cells)
    for (const detail of details) sheet.row(detail)
    sheet.y += 6
  }
  sheet.rule(LINE)
  sheet.y += 8
}

function drawSums(sheet: Sheet, invoice: Invoice, formats: Formats): void {
  const rows = sumRows(invoice, formats)
  sheet.need(rows.length * 15)
  for (const { label, value, isStrong } of rows) {
    const style = isStrong ? ({ weight: 'bold', size: 10.5 } as const) : {}
    sheet.row(
      [
        { x: LEFT + 180, width: 200, align: 'end', text: label, ...style },
        { x: LEFT + 384, width: WIDTH - 384, align: 'end', text: value, ...style },
      ],
      { gap: 2 },
    )
  }
  sheet.y += 14
}

function drawNotes(sheet: Sheet, invoice: Invoice, formats: Formats): void {
  const { content } = invoice
  const { delivery, seller } = content
  const deliveredTo = delivery
    ? `${formats.messages.deliverTo}: ${partyLines(delivery, formats, seller.address.country).join(', ')}`
    : ''
  const notes = [...closingNotes(invoice, formats), deliveredTo, content.footer].filter(Boolean)
  for (const text of notes) {
    const cell = { x: LEFT, width: WIDTH, text }
    sheet.need(sheet.heightOf([cell]))
    sheet.row([cell], { gap: 6 })
  }
}

function drawFooters(sheet: Sheet, { content }: Invoice, { messages, country }: Formats): void {
  const { seller } = content
  const { address } = seller
  const third = (WIDTH - 20) / 3
  const texts = [
    [
      seller.name,
      address.addressLine,
      address.addressLine2,
      `${address.postalCode} ${address.city}`.trim(),
      address.country && country(address.country),
    ],
    [
      seller.vatId && `${messages.vatId}: ${seller.vatId}`,
      seller.taxNumber && `${messages.taxNumber}: ${seller.taxNumber}`,
      seller.register,
      seller.email,
      seller.phone,
    ],
    [
      seller.bankHolder,
      seller.bankName,
      seller.iban && `IBAN ${groups(seller.iban)}`,
      seller.bic && `BIC ${seller.bic}`,
    ],
  ].map((lines) => lines.filter(Boolean).join('\n'))
  const style = { size: 7, color: GREY } as const
  sheet.onEveryPage((page, pages) => {
    sheet.y = PAGE.height - 84
    sheet.rule(LINE)
    sheet.y += 6
    sheet.row(
      texts.map((text, at) => ({ ...style, x: LEFT + at * (third + 10), width: third, text })),
    )
    sheet.y = PAGE.height - 26
    const text = messages.page({ page: String(page), pages: String(pages) })
    sheet.row([{ ...style, x: LEFT, width: WIDTH, align: 'end', text }])
  })
}

/** An account number in groups of four. */
const groups = (text: string): string =>
  text.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
