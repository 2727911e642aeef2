/** A row of a form; its key identifies it on the screen and is never saved. */
interface Row {
  readonly key: string
}

const withoutKeys = (name: string, value: unknown) => (name === 'key' ? undefined : value)

/** Whether two values of a form would be saved alike. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, withoutKeys) === JSON.stringify(other, withoutKeys)

const isExactly = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form after it was saved: fields unchanged since the request show the stored value, later input is
 * preserved. Rows are matched by their keys, so `stored` should come from `withKeysOf(sent, …)`.
 */
export function rebase<F extends object>(sent: F, current: F, stored: F): F {
  return mergeFields(sent, current, stored) as F
}

type Fields = Readonly<Record<string, unknown>>

function mergeFields(sent: object, current: object, stored: object): object {
  const names = new Set([...Object.keys(stored), ...Object.keys(current)])
  const fields = [...names].map((name) => [
    name,
    merge((sent as Fields)[name], (current as Fields)[name], (stored as Fields)[name]),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function merge(sent: unknown, current: unknown, stored: unknown): unknown {
  if (isExactly(sent, current)) return stored
  if (areRows(sent) && areRows(current) && areRows(stored)) return mergeRows(sent, current, stored)
  if (isRecord(sent) && isRecord(current) && isRecord(stored))
    return mergeFields(sent, current, stored)
  return current
}

function mergeRows(sent: readonly Row[], current: readonly Row[], stored: readonly Row[]): Row[] {
  const knownKeys = new Set([...sent, ...current].map(({ key }) => key))
  const merged = current.flatMap((row): Row[] => {
    const was = sent.find(({ key }) => key === row.key)
    const is = stored.find(({ key }) => key === row.key)
    if (!was) return [row]
    if (!is) return isExactly(was, row) ? [] : [row]
    return [{ ...mergeFields(was, row, is), key: row.key }]
  })
  return [...merged, ...stored.filter(({ key }) => !knownKeys.has(key))]
}

/**
 * The stored form with the keys of the displayed rows, so that fields retain their focus. Rows are matched by
 * key, otherwise by content, and finally by position.
 */
export function withKeysOf<F extends object>(shown: F, stored: F): F {
  return rekey(shown, stored) as F
}

function rekey(shown: unknown, stored: unknown): unknown {
  if (areRows(shown) && areRows(stored)) return rekeyRows(shown, stored)
  if (!isRecord(shown) || !isRecord(stored)) return stored
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, rekey(shown[name], value)]),
  )
}

function rekeyRows(shown: readonly Row[], stored: readonly Row[]): Row[] {
  const left = [...shown]
  const takeIf = (isLike: (one: Row) => boolean): Row | undefined => {
    const at = left.findIndex(isLike)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const hasSameKeys =
    shown.length === stored.length &&
    stored.every(({ key }) => shown.some((one) => one.key === key))
  const alike = stored.map((row) => ({
    row,
    like: takeIf((one) => (hasSameKeys ? one.key === row.key : sameValue(one, row))),
  }))
  const pairs =
    shown.length === stored.length
      ? alike.map(({ row, like }) => ({ row, like: like ?? left.shift() }))
      : alike
  const usedKeys = new Set(pairs.flatMap(({ like }) => like?.key ?? []))
  return pairs.map(({ row, like }) => {
    if (like) return { ...(rekey(like, row) as Row), key: like.key }
    return usedKeys.has(row.key) ? { ...row, key: crypto.randomUUID() } : row
  })
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && typeof one.key === 'string' && one.key !== '') &&
  new Set(value.map(({ key }) => key)).size === value.length
