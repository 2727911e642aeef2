/** Longest slug there is, in characters. */
const MAX_LENGTH = 100
/** Room for a number behind a slug that is taken. */
const MAX_BASE = 90

/** The address part of a name: letters and digits of any script in lower case, joined by hyphens. */
export const slugOf = (name: string, fallback: string): string =>
  cut(toSlug(name), MAX_BASE) || fallback

/** The address part somebody wishes for, as long as one may be; without a wish the name's. */
export const wishedSlug = (wish: string | undefined, name: string, fallback: string): string =>
  (wish && cut(toSlug(wish), MAX_LENGTH)) || slugOf(wish || name, fallback)

/** Whether an address is formed as one is made here. */
export const isSlug = (text: string): boolean => text !== '' && toSlug(text) === text

const toSlug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Apostrophes join, and the marks that only turn a sign into an emoji mean nothing here.
    .replace(/['’`]|\u{FE0F}|\u{20E3}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')

const cut = (slug: string, length: number): string =>
  Array.from(slug).slice(0, length).join('').replace(/-+$/, '')

/** What the numbered followers of a slug begin with. */
const rootOf = (slug: string): string => cut(slug, MAX_BASE)

/** Where to look for slugs that stand in the way of these. */
export const slugRoots = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => [slug, rootOf(slug)])

/** The slug itself or the first numbered one that is free; the set learns what was given. */
export function claimSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let number = 1; taken.has(slug); number += 1) slug = `${rootOf(wanted)}-${number}`
  taken.add(slug)
  return slug
}
