/** So many digits may be a phone number. */
const MANY_DIGITS = 7

/** The words as they are counted; undefined for what may say who typed it. */
export function countedWords(typed: string): string | undefined {
  const words = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  const digits = words.replace(/\D/g, '').length
  return words === '' || words.includes('@') || digits >= MANY_DIGITS ? undefined : words
}
