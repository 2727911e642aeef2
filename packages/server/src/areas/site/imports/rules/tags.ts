const one = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/y

/** Splits a cell into tags at commas; a tag with a comma is quoted. */
export function splitTags(cell: string): string[] {
  const tags: string[] = []
  one.lastIndex = 0
  while (one.lastIndex < cell.length) {
    const found = one.exec(cell)
    if (!found) break
    tags.push(found[1]?.replaceAll('""', '"') ?? found[2]?.trim() ?? '')
  }
  return tags
}

/** The inverse of `splitTags`. */
export const joinTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/^"|,/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ')
