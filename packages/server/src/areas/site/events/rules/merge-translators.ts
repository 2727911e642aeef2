import type { Translator, Translators } from '../model.ts'

/** All events of a fact, in every dialect that has one for it. */
export function mergeTranslators(...all: readonly Translators[]): Translators {
  const byName = new Map<string, Translator[]>()
  for (const [name, translate] of all.flatMap((one) => Object.entries(one))) {
    byName.set(name, [...(byName.get(name) ?? []), translate])
  }
  return Object.fromEntries(
    [...byName].map(([name, translators]) => [
      name,
      async (tx, fact) =>
        (await Promise.all(translators.map((translate) => translate(tx, fact)))).flat(),
    ]),
  )
}
