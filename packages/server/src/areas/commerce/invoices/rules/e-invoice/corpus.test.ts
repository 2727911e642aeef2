import { describe, expect, test } from 'vitest'
import { eInvoiceTexts } from '../../service/pdf/e-invoice-texts.ts'
import { writeCii } from './cii.ts'
import { corpus, TOO_EXACT } from './corpus.test.fixture.ts'
import { schemaErrors } from './factur-x-schema.test.fixture.ts'
import { brokenRules, isWritable } from './norm.ts'
import { readCii } from './read-cii.test.fixture.ts'
import { readUbl } from './read-ubl.test.fixture.ts'
import { brokenBy } from './rules.test.fixture.ts'
import { unknownTerms } from './terms-of-profile.test.fixture.ts'
import { writeUbl } from './ubl.ts'

const documents = corpus.map(([name, invoice]) => {
  const texts = eInvoiceTexts(invoice, 'en')
  return { name, invoice, ubl: writeUbl(invoice, texts), cii: writeCii(invoice, texts) }
})
const sound = documents.filter(({ name }) => name !== TOO_EXACT)
const found = (name: string) => {
  const one = documents.find((document) => document.name === name)
  if (!one) throw new Error(`There is no document of ${name}`)
  return one
}

describe('an e-invoice of an unusual order', () => {
  test('is one of more than twenty-five', () => {
    expect(sound.length).toBeGreaterThan(25)
  })

  test.each(sound)('follows the rules of EN 16931 in UBL and in CII: $name', (one) => {
    expect(brokenBy(readUbl(one.ubl))).toEqual([])
    expect(brokenBy(readCii(one.cii))).toEqual([])
    expect(brokenRules(one.invoice)).toEqual([])
  })

  test.each(sound)('has the same content in both formats: $name', (one) => {
    const { taxes, ...ubl } = readUbl(one.ubl)
    const { taxes: others, ...cii } = readCii(one.cii)
    expect(cii).toEqual({ ...ubl, dueDate: cii.dueDate })
    expect(others).toEqual(taxes)
    const { totals } = one.invoice.content
    const unit = one.invoice.currency === 'JPY' ? 100 : 1
    expect(ubl.totals.gross).toBe(totals.gross * unit)
    expect(ubl.totals.payable).toBe(totals.payable * unit)
    expect(cii.dueDate).toBe((one.invoice.content.dueDate ?? '').replaceAll('-', ''))
  })

  test('is valid by the schema of Factur-X, all of them', async () => {
    const files = Object.fromEntries(
      sound.map(({ name, cii }) => [`${name.replaceAll(' ', '-')}.xml`, cii]),
    )
    expect(await schemaErrors(files)).toEqual([])
  })

  test('has elements of the profile only, at their places', () => {
    for (const { cii } of sound) expect(unknownTerms(cii)).toEqual([])
    const renamed = found('one rate').cii.replaceAll('BuyerReference', 'BuyerNumber')
    expect(unknownTerms(renamed)).not.toEqual([])
  })

  test('cannot have more than two decimals', () => {
    const { invoice, ubl } = found(TOO_EXACT)
    expect(isWritable(invoice.currency)).toBe(false)
    expect(ubl).toMatch(/<cbc:PayableAmount currencyID="KWD">\d+\.\d{3}</)
  })
})

describe('the checks of this file', () => {
  test('report an amount that differs by a cent', () => {
    const { ubl, cii } = found('discounts on lines and the order')
    const amounts = /<([\w:]*Amount)( [^>]*)?>(\d+\.\d\d)</g
    const changes = (xml: string) =>
      [...xml.matchAll(amounts)].map(({ 0: whole, 3: amount = '', index }) => {
        const more = (Number(amount) + 0.01).toFixed(2)
        const changed = whole.replace(`>${amount}<`, `>${more}<`)
        return xml.slice(0, index) + changed + xml.slice(index + whole.length)
      })
    const unseen = [
      ...changes(ubl).filter((xml) => brokenBy(readUbl(xml)).length === 0),
      ...changes(cii).filter((xml) => brokenBy(readCii(xml)).length === 0),
    ]
    expect(unseen).toEqual([])
  })

  test('report a wrong tax category', () => {
    const { ubl } = found('mixed rates')
    expect(brokenBy(readUbl(ubl.replace('<cbc:ID>S<', '<cbc:ID>E<')))).not.toEqual([])
    const community = found('an intra-community supply').ubl
    const nobody = community.replace('<cbc:CompanyID>FR12345678901</cbc:CompanyID>', '')
    expect(brokenBy(readUbl(nobody))).toContain('BR-IC-02')
  })

  test('report an element at the wrong place', async () => {
    const { cii } = found('one rate')
    const moved = cii.replace(/(<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>)/, '$1$1')
    expect(await schemaErrors({ 'moved.xml': moved })).not.toEqual([])
  })
})

describe('the content of an e-invoice', () => {
  test('with reverse charge: the reason in the language of the document', () => {
    const { ubl } = found('reverse charge')
    expect(readUbl(ubl).taxes).toMatchObject([
      { category: 'AE', percent: '0', tax: 0, reason: 'Reverse charge: the buyer owes the tax.' },
    ])
    expect(ubl).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-AE<')
    expect(found('a small business').ubl).toContain('§ 19 UStG')
  })

  test('with a payment: the account for the due amount, and the paid amount', () => {
    const owed = found('one rate').ubl
    expect(owed).toContain('<cbc:PaymentMeansCode>58<')
    expect(owed).toContain('<cbc:ID>DE02120300000000202051<')
    expect(readUbl(found('paid by a gift card in part').ubl).totals).toMatchObject({
      paid: 1000,
      payable: 9489,
    })
    expect(readUbl(found('paid as a whole').ubl)).toMatchObject({
      totals: { payable: 0 },
      terms: '',
    })
    expect(found('yen').ubl).toContain('<cbc:PaymentMeansCode>30<')
  })

  test('as a credit note: the invoice that it corrects, and no account of the seller', () => {
    const { ubl, cii } = found('a credit note of one piece')
    expect(readUbl(ubl)).toMatchObject({ number: '2026-00002', corrects: '2026-00001' })
    expect(ubl).not.toContain('DE02120300000000202051')
    expect(cii).toContain('<ram:TypeCode>381<')
  })

  test('with a fee: its tax rate', () => {
    const { charges, taxes } = readUbl(found('a fee').ubl)
    expect(charges).toContainEqual(
      expect.objectContaining({ reason: 'Wrapping', percent: '19', amount: 250 }),
    )
    expect(taxes).toHaveLength(1)
  })
})
