const MAX_LENGTH = 100
/** Room for a number behind a slug that is taken. */
const MAX_BASE = 90

/** The address part of a name: letters and digits of any script in lower case, joined by hyphens. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    // Apostrophes join, and the marks that only turn a sign into an emoji mean nothing here.
    .replace(/['’`]|\u{FE0F}|\u{20E3}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
  const short = Array.from(slug).slice(0, MAX_BASE).join('').replace(/-+$/, '')
  return short || fallback
}

/** The slug itself or the first numbered one that is free; the set learns what was given. */
export function claimSlug(base: string, taken: Set<string>): string {
  let slug = base
  for (let number = 1; taken.has(slug); number += 1) slug = `${base}-${number}`
  taken.add(slug)
  return slug.slice(0, MAX_LENGTH)
}
