/** Maximum length of a key of an option, modifier or choice (catalog contract §12.3). */
export const MAX_KEY_LENGTH = 50

const folded = (key: string) => key.toLowerCase()

/** Taken keys, case-insensitive. */
export const takenKeys = (keys: readonly string[]): Set<string> => new Set(keys.map(folded))

/** Claims a key for a name: the name itself, numbered when taken. */
export function claimKey(name: string, taken: Set<string>): string {
  const base = name.trim()
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const key = `${cut(base, MAX_KEY_LENGTH - ending.length)}${ending}`
    if (taken.has(folded(key))) continue
    taken.add(folded(key))
    return key
  }
}

/** The common prefix of all numbered keys of this name. */
export const keyRoot = (name: string): string => folded(cut(name.trim(), MAX_KEY_LENGTH - 6))

/** Truncates to UTF-16 units without splitting a character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(length - 1))
  return text.slice(0, isHalf ? length - 1 : length)
}
