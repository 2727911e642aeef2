const one = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/y

/** The tags of a cell: apart by commas; one with a comma of its own stands in quotes. */
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

/** The same cell from its tags. */
export const joinTags = (tags: readonly string[]): string =>
  tags.map((tag) => (/^"|,/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join(', ')
