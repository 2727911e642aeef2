const taxes = 'taxes are not counted here'

/** Columns that other shops write and nothing here is like. */
const reasons: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^variant tax(able| code)$/i, taxes],
  [/^charge tax$/i, taxes],
  [/^(variant )?fulfillment service$/i, 'who sends a product is not kept with it'],
  [/^(variant weight unit|weight unit for display)$/i, 'weights are read in grams'],
  [/^google shopping\b/i, 'what advertisements need is not kept with a product'],
  [/^$/, 'it has no name'],
]

/** Why nothing is read from a column that is none of ours. */
export const whyUnused = (name: string): string =>
  reasons.find(([pattern]) => pattern.test(name))?.[1] ?? 'no column of that name is known'
