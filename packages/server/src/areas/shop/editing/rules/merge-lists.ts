import type { OthersChange } from '@vitrine/contract/saves'
import type { Merge } from './merge-fields.ts'

/** A list whose parts have ids in requests, such as variants or choices. */
export interface ListOfParts {
  /** Its path, such as `variants`. */
  readonly list: string
  /** Fields of a part that always stay, without a merge. */
  readonly except: ReadonlySet<string>
  /** The path of a field of a part. Default: below the id of the part. */
  readonly pathOf?: (id: string, name: string) => string
}

/** The parts that stay, each without the fields that others have changed; new parts stay complete. */
export const mergedParts = <Part extends { readonly id?: string }>(
  requested: readonly Part[],
  merge: Merge,
  parts: ListOfParts,
): Part[] => requested.flatMap((one) => mergedPart(one, merge, parts) ?? [])

function mergedPart<Part extends { readonly id?: string }>(
  requested: Part,
  { stays }: Merge,
  { list, except, pathOf = (id, name) => `${list}.${id}.${name}` }: ListOfParts,
): Part | undefined {
  const id = requested.id?.toLowerCase()
  if (!id) return requested
  const { id: _, ...own } = requested
  if (!stays(`${list}.${id}`, own)) return undefined
  const fields = Object.entries(requested).filter(
    ([name, value]) => except.has(name) || value === undefined || stays(pathOf(id, name), value),
  )
  const merged = Object.fromEntries(fields) as unknown as Part
  return fields.some(([name]) => name !== 'id') ? merged : undefined
}

/** Removing a part that others changed is a conflict; one that they removed is already gone. */
export const mergedRemovals = (
  ids: readonly string[],
  others: readonly OthersChange[],
  { refuse }: Merge,
  { list }: Pick<ListOfParts, 'list'>,
): string[] =>
  ids.filter((id) => {
    const path = `${list}.${id.toLowerCase()}`
    const gone = others.find(({ field, after }) => field === path && after === undefined)
    if (gone) return false
    const touched = others.find(({ field }) => field.startsWith(`${path}.`))
    if (touched) refuse(touched, null)
    return !touched
  })
