/**
 * For each list of candidates the first that no earlier list has taken, else its first: a product may be in two
 * collections, and its picture stands for one of them.
 */
export function differentPictures<T extends { readonly id: string }>(
  candidates: readonly (readonly T[])[],
): (T | null)[] {
  const taken = new Set<string>()
  return candidates.map((pictures) => {
    const picture = pictures.find(({ id }) => !taken.has(id)) ?? pictures[0]
    if (picture) taken.add(picture.id)
    return picture ?? null
  })
}
