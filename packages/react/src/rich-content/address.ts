import { textAt, valueAt } from './read.ts'

const isOf = (schemes: readonly string[]) => (address: string) => {
  try {
    return schemes.includes(new URL(address, 'https://here.invalid').protocol)
  } catch {
    return false
  }
}
const isLink = isOf(['http:', 'https:', 'mailto:', 'tel:'])
const isFile = isOf(['http:', 'https:'])

/** An address that a link may lead to, or none. */
export const linkAddress = (address: string): string | undefined =>
  address !== '' && isLink(address) ? address : undefined

/** An address that a picture or a video may be fetched from, or none. */
export const fileAddress = (address: string): string | undefined =>
  address !== '' && isFile(address) ? address : undefined

/** Ids inside of documents never meet those of the page around them. */
export const innerId = (id: string): string => `rich-${id.replace(/[^\w-]/g, '_')}`

export interface LinkTarget {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/** Where a `link` of a document leads: an address, or a place in the document. */
export function linkOf(link: unknown): LinkTarget | undefined {
  const anchor = textAt(link, 'anchor')
  if (anchor !== '') return { href: `#${innerId(anchor)}` }
  const href = linkAddress(textAt(link, 'url'))
  if (!href) return undefined
  const words = ['nofollow', 'sponsored', 'ugc', 'noreferrer'].filter(
    (word) => valueAt(link, 'rel', word) === true,
  )
  const isNew = textAt(link, 'target') === 'BLANK'
  const rel = [...(isNew ? ['noopener'] : []), ...words].join(' ')
  return { href, ...(isNew && { target: '_blank' as const }), ...(rel !== '' && { rel }) }
}
