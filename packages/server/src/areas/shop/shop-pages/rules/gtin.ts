/** Numbers for use within a shop (prefixes 02, 04 and 2, for eight digits 0 and 2), which mean nothing elsewhere. */
const forOneShop = /^([02]\d{7}|[24]\d{11}|2\d{12}|0[24]\d{11}|0+)$/

/**
 * Returns a barcode if it is a GTIN of 8, 12, 13 or 14 digits with a valid check digit, otherwise null. The SQL
 * statement of the feed report implements the same rule.
 */
export function gtinOf(barcode: string | null): string | null {
  const digits = barcode?.trim() ?? ''
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || forOneShop.test(digits)) return null
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0 ? digits : null
}
