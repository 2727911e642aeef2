/** Texts with this many digits may be phone numbers. */
const MANY_DIGITS = 7

/** Normalized words for counting; undefined if they may identify a person. */
export function countedWords(typed: string): string | undefined {
  const words = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  const digits = words.replace(/\D/g, '').length
  return words === '' || words.includes('@') || digits >= MANY_DIGITS ? undefined : words
}
