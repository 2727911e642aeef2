/** Maximum length of a slug in characters. */
const MAX_LENGTH = 100
/** Leaves room for a numeric suffix of a slug that is taken. */
const MAX_BASE = 90

/** The slug of a name: letters and digits of any script in lower case, joined by hyphens. */
export const slugOf = (name: string, fallback: string): string =>
  cut(toSlug(name), MAX_BASE) || fallback

/** The requested slug, truncated to the maximum; without one, that of the name. */
export const requestedSlug = (
  request: string | undefined,
  name: string,
  fallback: string,
): string => (request && cut(toSlug(request), MAX_LENGTH)) || slugOf(request || name, fallback)

/** Whether a text is a valid slug. */
export const isSlug = (text: string): boolean => text !== '' && toSlug(text) === text

const toSlug = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Apostrophes join words; emoji variation marks are removed.
    .replace(/['’`]|\u{FE0F}|\u{20E3}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')

const cut = (slug: string, length: number): string =>
  Array.from(slug).slice(0, length).join('').replace(/-+$/, '')

/** The common prefix of a slug and its numbered variants. */
const rootOf = (slug: string): string => cut(slug, MAX_BASE)

/** Prefixes under which to look for slugs that conflict with these. */
export const slugRoots = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => [slug, rootOf(slug)])

/** The slug itself or its first free numbered variant; adds it to `taken`. */
export function claimSlug(requested: string, taken: Set<string>): string {
  let slug = requested
  for (let number = 1; taken.has(slug); number += 1) slug = `${rootOf(requested)}-${number}`
  taken.add(slug)
  return slug
}
