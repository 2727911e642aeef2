import type { Invoice } from '../../model.ts'
import { writeCii } from '../../rules/e-invoice/cii.ts'
import { isWritable } from '../../rules/e-invoice/norm.ts'
import type { Texts } from '../../rules/e-invoice/terms.ts'
import type { Sheet } from './sheet.ts'

const FILE_NAME = 'factur-x.xml'
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const values = {
  DocumentFileName: { value: FILE_NAME, description: 'The name of the embedded XML document' },
  DocumentType: { value: 'INVOICE', description: 'The type of the hybrid document' },
  Version: { value: '1.0', description: 'The version of the standard of the XML document' },
  ConformanceLevel: { value: 'EN 16931', description: 'The profile of the XML document' },
} as const

/**
 * Makes a PDF a Factur-X document: embeds the invoice as XML and adds metadata. For a currency that the norm
 * does not support it remains a plain PDF.
 */
export function attachFacturX(sheet: Sheet, invoice: Invoice, texts: Texts): void {
  if (!isWritable(invoice.currency)) return
  sheet.attach(Buffer.from(writeCii(invoice, texts)), {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    date: invoice.createdDate,
  })
  sheet.describe(metadata)
}

/** PDF/A wants properties beyond its own to be explained in the same metadata. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${Object.entries(values)
  .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('\n')}
</rdf:Description>
<rdf:Description rdf:about=""
  xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${Object.entries(values)
  .map(
    ([name, { description }]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
