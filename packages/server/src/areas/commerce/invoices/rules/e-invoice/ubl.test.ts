import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { eInvoiceTexts } from '../../service/pdf/e-invoice-texts.ts'
import { invoiceContent } from '../invoice-content.ts'
import { invoiceOf, views, writing } from '../orders.test.fixture.ts'
import { defaultSettings } from '../settings.ts'
import { writeUbl } from './ubl.ts'

const seller = { ...defaultSettings.seller, name: 'Lumen & Söhne <GmbH>', vatId: 'DE123456789' }

/** The texts of all elements of a name, in their order. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  const walk = (node: unknown): string => {
    const {
      name: own,
      data,
      children = [],
    } = node as {
      name?: string
      data?: string
      children?: unknown[]
    }
    const text = data ?? children.map(walk).join('')
    if (own === name) texts.push(text)
    return text
  }
  walk(parseDocument(xml, { xmlMode: true }))
  return texts
}
const cents = (text: string) => Math.round(Number(text) * 100)
const sum = (texts: readonly string[]) => texts.reduce((total, one) => total + cents(one), 0)

describe('an e-invoice', () => {
  test('has the same amounts as the invoice, for any order', () => {
    fc.assert(
      fc.property(views, (view) => {
        const settings = { ...defaultSettings, seller }
        const content = invoiceContent(view, { ...writing, settings })
        const invoice = invoiceOf(content)
        const xml = writeUbl(invoice, eInvoiceTexts(invoice, 'en'))
        expect(textsOf(xml, 'cbc:RegistrationName')[0]).toBe(seller.name)
        expect(sum(textsOf(xml, 'cbc:PayableAmount'))).toBe(content.totals.payable)
        expect(sum(textsOf(xml, 'cbc:TaxableAmount'))).toBe(content.totals.net)
        const [total = '', ...parts] = textsOf(xml, 'cbc:TaxAmount')
        expect(sum(parts)).toBe(cents(total))
        const [lines = '', ...each] = textsOf(xml, 'cbc:LineExtensionAmount')
        expect(sum(each)).toBe(cents(lines))
        const prices = textsOf(xml, 'cbc:PriceAmount').map(Number)
        const bases = textsOf(xml, 'cbc:BaseQuantity').map(Number)
        for (const [at, line] of content.lines.entries()) {
          const whole = ((prices[at] ?? 0) * line.quantity) / (bases[at] ?? 1)
          expect(Math.abs(whole - line.listedNet / 100)).toBeLessThan(0.005)
        }
      }),
    )
  })

  test('has no empty element for absent fields', () => {
    fc.assert(
      fc.property(views, (view) => {
        const invoice = invoiceOf(invoiceContent(view, writing))
        const xml = writeUbl(invoice, eInvoiceTexts(invoice, 'en'))
        expect(xml).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>/)
      }),
      { numRuns: 20 },
    )
  })
})
