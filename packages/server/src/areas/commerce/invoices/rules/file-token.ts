import { createHmac, timingSafeEqual } from 'node:crypto'

/** The forms in which a document can be read. */
export const fileFormats = ['pdf', 'xml'] as const
export type FileFormat = (typeof fileFormats)[number]

export interface NamedFile {
  readonly siteId: string
  readonly id: string
  readonly format: FileFormat
}

/** Too long to be guessed. */
const SIGNATURE_LENGTH = 22

const signatureOf = (key: string, { siteId, id, format }: NamedFile) =>
  createHmac('sha256', key)
    .update(`${siteId} ${id} ${format}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH)

/** A token that gives its holder access to a document. */
export const tokenOf = (key: string, file: NamedFile): string =>
  [file.siteId, file.id, file.format, signatureOf(key, file)].join('.')

/** The document of a token; undefined unless it was made here. */
export function fileOf(key: string, token: string): NamedFile | undefined {
  const [siteId = '', id = '', asked = '', signature = ''] = token.split('.')
  const format = fileFormats.find((one) => one === asked)
  if (!format) return undefined
  const file = { siteId, id, format }
  const expected = Buffer.from(signatureOf(key, file))
  const sent = Buffer.from(signature)
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? file : undefined
}
