import { isDeepStrictEqual } from 'node:util'
import type { ConflictReason } from '@vitrine/contract/history'

/** An entity as JSON, by field name. */
export type Fields = Readonly<Record<string, unknown>>

/** A field that cannot be reverted. */
export interface FieldConflict {
  readonly field: string
  readonly reason: ConflictReason
  /** The value after the change. */
  readonly was?: unknown
  /** The current value. */
  readonly is?: unknown
}

/** How the fields of a kind of entity are compared and reverted. */
export interface Shape {
  /** Whether the parts of a field are reverted one by one. */
  readonly isDeep: (field: string) => boolean
  /** Whether a field is a list of ids, to which others may have added. */
  readonly isList: (field: string) => boolean
  /** The part of a value to compare, without copies of other entities. */
  readonly view: (field: string, value: unknown) => unknown
  /** A difference in notation of an equal value that still has to be reverted, such as of an amount. */
  readonly text?: (field: string, value: unknown) => unknown
}

export const plainShape: Shape = {
  isDeep: () => false,
  isList: () => false,
  view: (_, value) => value,
}

/**
 * Reverts a change field by field, where the current value is still that of the change. Later changes of
 * other fields stay; a field that was changed again is a conflict and stays too.
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

/**
 * The old list if it was not changed since; otherwise the current one without the change's additions and with
 * what it removed.
 */
function mergedList(is: unknown, was: unknown, left: unknown): unknown[] {
  const [now, before, after] = [is, was, left].map((one) => (Array.isArray(one) ? one : []))
  if (isDeepStrictEqual(now, after)) return [...(before ?? [])]
  const added = new Set(after?.filter((one) => !before?.includes(one)))
  const stored = (now ?? []).filter((one) => !added.has(one))
  const missing = (before ?? []).filter((one) => !after?.includes(one) && !stored.includes(one))
  return [...stored, ...missing]
}

/** Fields of a created entity that were changed since, and that its deletion would lose. */
export const editedSince = (now: Fields, created: Fields, shape: Shape): FieldConflict[] =>
  Object.keys(created).flatMap((field) =>
    isDeepStrictEqual(
      shape.view(field, now[field] ?? null),
      shape.view(field, created[field] ?? null),
    )
      ? []
      : [{ field, reason: 'CHANGED' as const, was: created[field], is: now[field] }],
  )

/** A value as read back from the ledger. */
export const asJson = <T>(value: T): Fields => JSON.parse(JSON.stringify(value))
