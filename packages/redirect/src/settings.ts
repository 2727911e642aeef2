/**
 * The name and value of the first setting with a value. Readers may throw if the object they read does not exist. If
 * none is set, the value is empty and the name lists all of them.
 */
export function firstSet(
  readers: Readonly<Record<string, () => string | undefined>>,
): [name: string, value: string] {
  for (const [name, read] of Object.entries(readers)) {
    try {
      const value = read()
      if (value) return [name, value]
    } catch {
      // Tries the next one.
    }
  }
  return [Object.keys(readers).join(' or '), '']
}
