/** Only the fields that have a value. */
export function withoutUndefined<T extends object>(provided: T): T {
  const said: Partial<T> = {}
  for (const name in provided) if (provided[name] !== undefined) said[name] = provided[name]
  return said as T
}
