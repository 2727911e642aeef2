/** A postal code, a prefix or a range in stored form; undefined if invalid. */
export function readPostalCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replace(/\s*-\s*/, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return /^[A-Z0-9 ]+(\*|-[A-Z0-9 ]+)?$/.test(code) && code.length <= 21 ? code : undefined
}

/** A subdivision with its country, such as `US-NY`; undefined for anything else. */
export function readSubdivision(text: string, country: string): string | undefined {
  const code = text.toUpperCase().trim()
  const whole = code.startsWith(`${country}-`) ? code : `${country}-${code}`
  return /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(whole) ? whole : undefined
}

const knownSubdivisions: Readonly<Record<string, string>> = { CA: 'ON', DE: 'BY', US: 'NY' }
/** An example of a country's subdivision. */
export const exampleSubdivision = (country: string): string =>
  `${country}-${knownSubdivisions[country] ?? '01'}`
