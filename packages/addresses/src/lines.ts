import type { CheckedAddress } from './check.ts'
import { fieldLetters, rowOf } from './format.ts'
import { findSubdivision } from './subdivision.ts'

export interface AddressWithLines extends CheckedAddress {
  readonly addressLine2?: string | null
}

/** Countries whose addresses contain the subdivision's code; others contain its name. */
const writesCodes = new Set(['AU', 'BR', 'CA', 'IT', 'US'])

/** The lines of an address as its country's postal service requires, without people, companies and the country. */
export function addressLines(address: AddressWithLines): string[] {
  return rowOf(address.country)
    .lines.split('%n')
    .flatMap((line) => {
      const text = writeLine(line, address)
      const isStreet = line.includes('%A')
      return [text, isStreet ? (address.addressLine2?.trim() ?? '') : '']
    })
    .filter((line) => line !== '')
}

/** A separator or prefix is only added together with the field after it. */
function writeLine(line: string, address: AddressWithLines): string {
  let written = ''
  for (const [, before = '', letter = ''] of line.matchAll(/([^%]*)%(.)/g)) {
    const value = textOf(letter, address)
    if (value === '') continue
    written += (written === '' ? before.replace(/^[\s,\-–]+/, '') : before) + value
  }
  return written
}

function textOf(letter: string, address: AddressWithLines): string {
  const field = fieldLetters[letter]
  const value = (field && address[field]?.trim()) ?? ''
  return field === 'subdivision' ? writeSubdivision(address.country, value) : value
}

function writeSubdivision(country: string, text: string): string {
  const code = findSubdivision(country, text)?.slice(3)
  if (code === undefined) return text.startsWith(`${country}-`) ? text.slice(3) : text
  if (writesCodes.has(country)) return code
  return rowOf(country).subdivisions?.find(([known]) => known === code)?.[1] ?? code
}
