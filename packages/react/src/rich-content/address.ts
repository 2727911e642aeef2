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

/** A safe URL for a link, or undefined. */
export const linkAddress = (address: string): string | undefined =>
  address !== '' && isLink(address) ? address : undefined

/** A safe URL for a picture or a video, or undefined. */
export const fileAddress = (address: string): string | undefined =>
  address !== '' && isFile(address) ? address : undefined

/** Prefix that keeps ids of a document apart from those of the page. */
export const innerId = (id: string): string => `rich-${id.replace(/[^\w-]/g, '_')}`

export interface LinkTarget {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
}

/** Target of a `link` of a document: a URL, or an anchor in the document. */
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
