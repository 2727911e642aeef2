/**
 * Creates objects with exactly these properties, all null, to be filled. Objects whose many properties are
 * added one by one with computed names become hash tables, which are a hundred times slower to create and to
 * copy; a parsed object and its copies have a fixed layout.
 */
export function objectShape<Name extends string>(
  names: readonly Name[],
): () => Record<Name, unknown> {
  const template = fixedLayout(Object.fromEntries(names.map((name) => [name, null])))
  return () => ({ ...template }) as Record<Name, unknown>
}

/** The same JSON value as an object that is fast to copy. */
export const fixedLayout = <Value extends object>(value: Value): Value =>
  JSON.parse(JSON.stringify(value)) as Value
