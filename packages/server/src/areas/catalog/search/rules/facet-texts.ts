import type { RawFacetValue } from '../model/facet-table.ts'

/** Memoizes parsing, so that equal texts share one object. */
export function readOnce(
  read: (text: string) => readonly RawFacetValue[],
): (text: string | null) => readonly RawFacetValue[] {
  const known = new Map<string, readonly RawFacetValue[]>()
  return (text) => {
    if (text === null) return nothing
    const existing = known.get(text)
    if (existing) return existing
    const values = read(text)
    known.set(text, values)
    return values
  }
}

const nothing: readonly RawFacetValue[] = []

/** The name of a brand, a ribbon or a tag. */
export const labelled = (kind: 'BRAND' | 'RIBBON' | 'TAG', value: string): RawFacetValue => ({
  kind,
  value,
  owner: '',
})

/** The name of an option, of a choice, and its colour. */
export type ChoiceText = readonly [option: string, choice: string, color: string | null]

export const choicesOf = (choices: readonly ChoiceText[]): RawFacetValue[] =>
  choices.map(([owner, value, color]) => ({
    kind: 'OPTION',
    owner,
    value,
    ...(color !== null && { color }),
  }))

/** Values of custom fields by their keys. */
export const fieldValuesOf = (fields: readonly (readonly [string, unknown])[]): RawFacetValue[] =>
  fields.flatMap(([owner, held]) =>
    [held].flat().map((one) => ({ kind: 'FIELD' as const, owner, value: String(one) })),
  )
