import { isDeepStrictEqual } from 'node:util'
import type { ConflictReason } from '@vitrine/contract/history'

/** A thing as JSON, by the names of its fields. */
export type Fields = Readonly<Record<string, unknown>>

/** A field that cannot go back. */
export interface FieldConflict {
  readonly field: string
  readonly reason: ConflictReason
  /** What the change had left there. */
  readonly was?: unknown
  /** What is there now. */
  readonly is?: unknown
}

/** How the fields of a kind of thing are compared and taken back. */
export interface Shape {
  /** Whether the parts of a field go back one by one. */
  readonly isDeep: (field: string) => boolean
  /** Whether a field is a list of ids, which others may have added to. */
  readonly isList: (field: string) => boolean
  /** What of a value counts: what it only repeats from elsewhere does not. */
  readonly view: (field: string, value: unknown) => unknown
  /** What of it a change may change though it counts the same, such as how an amount is written. */
  readonly text?: (field: string, value: unknown) => unknown
}

export const plainShape: Shape = {
  isDeep: () => false,
  isList: () => false,
  view: (_, value) => value,
}

/**
 * Takes a change back, field by field, where a thing is still as the change left it. What others changed
 * in other fields stays; a field that they changed too is a conflict and stays as well.
 */
export function reverted(
  now: Fields,
  { before, after }: { readonly before: Fields; readonly after: Fields },
  shape: Shape,
  path = '',
): { fields: Fields; conflicts: FieldConflict[] } {
  const fields: Record<string, unknown> = { ...now }
  const conflicts: FieldConflict[] = []
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const field = path ? `${path}.${key}` : key
    const [is, was, left] = [now[key], before[key], after[key]]
    const same = (one: unknown, other: unknown) =>
      isDeepStrictEqual(shape.view(field, one ?? null), shape.view(field, other ?? null))
    const text = (one: unknown) => (shape.text ?? shape.view)(field, one ?? null)
    const reads = (one: unknown, other: unknown) => isDeepStrictEqual(text(one), text(other))
    if (reads(was, left) || reads(is, was)) continue
    if (shape.isList(field)) fields[key] = mergedList(is, was, left)
    else if (same(is, left)) put(fields, key, was)
    else if (shape.isDeep(field) && [is, was, left].every(isFields)) {
      const change = { before: was as Fields, after: left as Fields }
      const parts = reverted(is as Fields, change, shape, field)
      fields[key] = parts.fields
      conflicts.push(...parts.conflicts)
    } else conflicts.push({ field, reason: 'CHANGED', was: left, is })
  }
  return { fields, conflicts }
}

function put(fields: Record<string, unknown>, key: string, value: unknown): void {
  if (value === undefined) delete fields[key]
  else fields[key] = value
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list as it was where nobody touched it since; else without what the change added, and with what it took. */
function mergedList(is: unknown, was: unknown, left: unknown): unknown[] {
  const [now, before, after] = [is, was, left].map((one) => (Array.isArray(one) ? one : []))
  if (isDeepStrictEqual(now, after)) return [...(before ?? [])]
  const added = new Set(after?.filter((one) => !before?.includes(one)))
  const kept = (now ?? []).filter((one) => !added.has(one))
  const missing = (before ?? []).filter((one) => !after?.includes(one) && !kept.includes(one))
  return [...kept, ...missing]
}

/** What of a thing that a change created is different now: who deletes it would lose it. */
export const editedSince = (now: Fields, created: Fields, shape: Shape): FieldConflict[] =>
  Object.keys(created).flatMap((field) =>
    isDeepStrictEqual(
      shape.view(field, now[field] ?? null),
      shape.view(field, created[field] ?? null),
    )
      ? []
      : [{ field, reason: 'CHANGED' as const, was: created[field], is: now[field] }],
  )

/** A value as the ledger brings it back. */
export const asJson = <T>(value: T): Fields => JSON.parse(JSON.stringify(value))
