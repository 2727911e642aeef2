const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Completions of the typed text: its last word completed by words of matching names, the most frequent first.
 */
export function suggestedQueries(typed: string, names: readonly string[], max: number): string[] {
  const words = typed.trim().split(/\s+/)
  const last = folded(words.at(-1) ?? '')
  if (last === '') return []
  const counts = new Map<string, number>()
  for (const name of names) {
    const completions = name.split(/[^\p{L}\p{M}\p{N}'’-]+/u).filter((word) => {
      const plain = folded(word)
      return plain.startsWith(last) && plain !== last
    })
    for (const word of new Set(completions.map((one) => one.toLowerCase()))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const before = words.slice(0, -1).join(' ').toLowerCase()
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, max)
    .map(([word]) => (before === '' ? word : `${before} ${word}`))
}
