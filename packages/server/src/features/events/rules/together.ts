import type { Translator, Translators } from '../model.ts'

/** All that is said of a fact, in every dialect that has words for it. */
export function together(...all: readonly Translators[]): Translators {
  const byName = new Map<string, Translator[]>()
  for (const [name, say] of all.flatMap((one) => Object.entries(one))) {
    byName.set(name, [...(byName.get(name) ?? []), say])
  }
  return Object.fromEntries(
    [...byName].map(([name, says]) => [
      name,
      async (tx, fact) => (await Promise.all(says.map((say) => say(tx, fact)))).flat(),
    ]),
  )
}
