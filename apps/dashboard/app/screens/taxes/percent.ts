/** A fraction as percent, exactly: `0.19` is `19`, `0.0825` is `8.25`. */
export function percentOf(fraction: string): string {
  const [whole = '0', decimals = ''] = fraction.split('.')
  const digits = decimals.padEnd(2, '0')
  const percent = `${whole}${digits.slice(0, 2)}.${digits.slice(2)}`
  return percent
    .replace(/^0+(?=\d)/, '')
    .replace(/\.?0*$/, (end) => (end.startsWith('.') ? '' : end))
}

/** A typed percentage as a fraction; undefined except for 0 to 999.9999. */
export function fractionOf(percent: string): string | undefined {
  const typed = percent.trim().replace(/\s*%$/, '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(typed)) return undefined
  const [whole = '', decimals = ''] = typed.split('.')
  const digits = whole.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`.replace(/\.?0+$/, '')
}

/** A fraction as the reader's language writes percents, such as “19 %”. */
export const formatPercent = (fraction: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(
    Number(fraction),
  )
