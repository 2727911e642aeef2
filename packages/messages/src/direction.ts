const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

const MAX_LOCALES = 500
/** Parsing a tag takes microseconds, and a list of products asks for each of its cards. */
const directions = new Map<string, 'ltr' | 'rtl'>()

/** The direction in which a language is written; `locale` is a BCP 47 tag. Throws a `RangeError` for an invalid tag. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const known = directions.get(locale)
  if (known) return known
  const direction = rightToLeft.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr'
  if (directions.size >= MAX_LOCALES) directions.clear()
  directions.set(locale, direction)
  return direction
}
