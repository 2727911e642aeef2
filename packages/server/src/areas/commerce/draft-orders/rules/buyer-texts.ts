/** A stored value without the texts that buyers typed, at any depth. */
export function withoutTexts<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.filter(isNotTyped).map(withoutTexts) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'texts' ? {} : withoutTexts(one)]),
  ) as Value
}

/** A nested value that is not typed text. */
const isNotTyped = (one: unknown): boolean =>
  !(typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'text')
