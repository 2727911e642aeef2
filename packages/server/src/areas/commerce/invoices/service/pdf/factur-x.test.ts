import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { writeCii } from '../../rules/e-invoice/cii.ts'
import { corpus, TOO_EXACT } from '../../rules/e-invoice/corpus.test.fixture.ts'
import { formErrors } from '../../rules/e-invoice/factur-x-schema.test.fixture.ts'
import { eInvoiceTexts } from './e-invoice-texts.ts'
import { writePdf } from './write-pdf.ts'

const look = { accentColor: '', locale: 'en' }
const write = (name: string) => {
  const found = corpus.find(([own]) => own === name)
  if (!found) throw new Error(`There is no document of ${name}`)
  return writePdf(found[1], look)
}

/** The files that a reader of PDF files finds attached, by their names, and the text of all pages. */
async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const names = [...((await pdf.getAttachments()) ?? new Map()).keys()]
  const attachments: [name: string, text: string][] = []
  for (const name of names) {
    const content = await pdf.getAttachmentContent(name)
    attachments.push([name, Buffer.from(content ?? []).toString()])
  }
  const texts: string[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return { attachments, text: texts.join('\n') }
}

/** The metadata (XMP), which PDF/A keeps readable without a reader of PDF files. */
function metadataOf(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(text)?.[0] ?? ''
}

const documents = corpus
  .filter(([name]) => name !== TOO_EXACT)
  .map(([name, invoice]) => ({ name, invoice }))

describe('an invoice as Factur-X', () => {
  test.each(documents)('contains the same invoice as XML: $name', async ({ invoice }) => {
    const bytes = await writePdf(invoice, look)
    const { attachments, text } = await readPdf(bytes)
    const xml = writeCii(invoice, eInvoiceTexts(invoice, look.locale))
    expect(attachments).toEqual([['factur-x.xml', xml]])
    expect(text).toContain(invoice.number)
  })

  test('has valid XML metadata for any name of the seller', async () => {
    const metadata = metadataOf(await write('one rate'))
    expect(await formErrors(metadata)).toEqual([])
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<rdf:li>Lumen &amp; Söhne &lt;GmbH&gt;</rdf:li>',
    ]) {
      expect(metadata).toContain(part)
    }
  })

  test('has the parts of PDF/A-3: colours, embedded fonts, a relation to its file', async () => {
    const text = (await write('names from right to left')).toString('latin1')
    expect(text).toContain('/S /GTS_PDFA1')
    expect(text).toContain('/AFRelationship /Alternative')
    expect(text).toContain('/Subtype /text#2Fxml')
    const fonts = text.match(/\/Type \/FontDescriptor/g) ?? []
    expect(fonts.length).toBeGreaterThan(1)
    expect(text.match(/\/FontFile[23] /g)).toHaveLength(fonts.length)
  })

  test('draws a replacement for a character that no font has', async () => {
    const { text } = await readPdf(await write('emoji, markup and control characters'))
    expect(text).toContain('\ufffd <b>Lamp</b> "big" &')
  })

  test('is a plain PDF in a currency that the standard does not support', async () => {
    const bytes = await write(TOO_EXACT)
    expect((await readPdf(bytes)).attachments).toEqual([])
    expect(metadataOf(bytes)).not.toContain('fx:')
  })
})
