/** Only the fields that have a value. */
export function withoutUndefined<T extends object>(provided: T): T {
  const defined: Partial<T> = {}
  for (const name in provided) if (provided[name] !== undefined) defined[name] = provided[name]
  return defined as T
}
