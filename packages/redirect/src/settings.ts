/**
 * The name and value of the first setting that is set. Readers may throw where the object they read
 * does not exist. When none is set, the value is empty and the name lists them all.
 */
export function firstSet(
  readers: Readonly<Record<string, () => string | undefined>>,
): [name: string, value: string] {
  for (const [name, read] of Object.entries(readers)) {
    try {
      const value = read()
      if (value) return [name, value]
    } catch {
      // The next one may be known here.
    }
  }
  return [Object.keys(readers).join(' or '), '']
}
