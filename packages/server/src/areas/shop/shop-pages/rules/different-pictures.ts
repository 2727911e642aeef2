/**
 * Chooses a picture from each list of candidates: the first that no earlier list has used, otherwise its first. A
 * product may be in two collections, but its picture should represent only one of them.
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
