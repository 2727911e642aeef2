/** A value as it is stored, without the texts that buyers typed for what they buy, wherever in it these are. */
export function withoutTexts<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.filter(isNotTyped).map(withoutTexts) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'texts' ? {} : withoutTexts(one)]),
  ) as Value
}

/** A line below a name that says what was typed. */
const isNotTyped = (one: unknown): boolean =>
  !(typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'text')
