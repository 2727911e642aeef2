/** Longer texts are truncated. */
const MAX_LENGTH = 2_000
/** Statements come from the source, so there are few texts; lists of columns add some more. */
const MAX_CACHED = 2_000

const cached = new Map<string, string>()

/**
 * The text of a statement with `?` for each parameter, number and quoted text, so that it contains no values
 * and does not depend on the number of rows. Quoted names are preserved. At most 2,000 characters.
 */
export function withoutValues(sql: string): string {
  const known = cached.get(sql)
  if (known !== undefined) return known
  const text = replaceValues(sql).slice(0, MAX_LENGTH)
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(sql, text)
  return text
}

const replaceValues = (sql: string): string =>
  sql
    .replace(valueOrName, (found) => (found.startsWith('"') ? found : '?'))
    .replace(/--[^\n]*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\?(?:, ?\?)+/g, '?, …')
    .replace(/(\([^()]*\))(?:, ?\1)+/g, '$1, …')

/** Quoted names; quoted texts, also between dollar signs or with backslashes; parameters; numbers. */
const valueOrName =
  /"(?:[^"]|"")*"|\b[eE]'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$|\$\d+|(?<![\w.])\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/gs
