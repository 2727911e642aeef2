/** Whether a button or menu may lead there: http(s), a path of the shop, or an address of a mailbox. */
export function isPageLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  if (/^mailto:[^@]+@[^@]+$/i.test(link)) return true
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}

const reserved: ReadonlySet<string> = new Set(['home', 'index', 'new', 'preview'])

/** Whether a text is a valid slug of a page: letters and digits, separated by hyphens. */
export const isPageSlug = (slug: string): boolean =>
  slug.length <= 80 && /^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(slug)

/** Words that no page of a merchant can have as its slug. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug)
