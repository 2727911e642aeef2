import { violation } from '@vitrine/contract/kit'

/** Validates a URL for storing. The address of its host is checked before every fetch. */
export function acceptedAddress(text: string, mode: 'development' | 'production' | 'test'): string {
  const refuse = (sentence: string) => violation('url', 'FORMAT', sentence)
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  const isSecure = url?.protocol === 'https:'
  if (!url || !(isSecure || (url.protocol === 'http:' && mode !== 'production'))) {
    throw refuse('must be an address that begins with https://')
  }
  if (url.username || url.password) {
    throw refuse('must not hold a user name or password; use the field authorization')
  }
  url.hash = ''
  return url.href
}

/** Validates the value of a header, which must not contain line breaks. */
export function acceptedAuthorization(text: string): string {
  const value = text.trim()
  if (!/^[\x20-\x7e]+$/.test(value)) {
    throw violation('authorization', 'FORMAT', 'must be one line of letters, digits and signs')
  }
  return value
}

export function acceptedName(text: string): string {
  const name = text.trim()
  if (name === '') throw violation('name', 'REQUIRED_FIELD', 'must not be empty')
  return name
}

/** Whether a file is so short that somebody has to confirm it. */
export const isTooShort = (rows: number, importedRows: number | null): boolean =>
  importedRows !== null && rows * 2 < importedRows
