const taxes = 'taxes are not supported'

/** Columns of other shop systems without a counterpart here. */
const reasons: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^variant tax(able| code)$/i, taxes],
  [/^charge tax$/i, taxes],
  [/^(variant )?fulfillment service$/i, 'fulfillment services are not stored with products'],
  [/^(variant weight unit|weight unit for display)$/i, 'weights are read in grams'],
  [/^google shopping\b/i, 'advertising data is not stored with products'],
  [/^$/, 'it has no name'],
]

/** Why an unsupported column is skipped. */
export const whyUnused = (name: string): string =>
  reasons.find(([pattern]) => pattern.test(name))?.[1] ?? 'no column of that name is known'
