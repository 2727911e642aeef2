import { TooManyInfoSections } from '@vitrine/contract/catalog'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import type { Product } from '../../shared/model/product.ts'
import type { InfoSection, RequestedInfoSection } from '../model/info-section.ts'

/** Maximum shared sections of a product (catalog contract §12.3). */
export const MAX_SECTIONS = 20

/** Looks up the stored section for a requested one. */
export type SectionLookup = (requested: RequestedInfoSection) => InfoSection

export const isNamed = ({ id, uniqueName }: RequestedInfoSection): boolean =>
  id !== undefined || uniqueName !== undefined

export const ownName = (id: string): string => `Section_${id}`

/**
 * A product's sections as requested, in order. Texts equal to an existing section keep that section, so that
 * sending back what was read changes nothing, whether it is shared or not.
 */
export function arrangeSections(
  before: readonly InfoSection[],
  requested: readonly RequestedInfoSection[],
  { section, mint }: { readonly section: SectionLookup; readonly mint: () => string },
): readonly InfoSection[] {
  const left = [...before]
  const take = (fits: (one: InfoSection) => boolean): InfoSection | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const clean = requested.map((one) => ({ ...one, description: cleanHtml(one.description ?? '') }))
  const named = clean.map((one) => {
    if (!isNamed(one)) return undefined
    take((old) => matches(old, one))
    return before.find((old) => matches(old, one)) ?? section(one)
  })
  const existing = clean.map(
    (one, at) =>
      named[at] ?? take((old) => old.title === one.title && old.description === one.description),
  )
  const arranged = clean.map((one, at): InfoSection => {
    const { title = '', description, document = null } = one
    const stored = existing[at]
    if (stored) return stored
    const id = take((old) => old.isOwn && old.title === title)?.id ?? mint()
    return { id, uniqueName: ownName(id), title, description, document, isOwn: true }
  })
  return unique(arranged)
}

const matches = (existing: InfoSection, { id, uniqueName = '' }: RequestedInfoSection): boolean =>
  id === undefined
    ? existing.uniqueName.toLowerCase() === uniqueName.toLowerCase()
    : existing.id === id.toLowerCase()

const unique = (sections: readonly InfoSection[]): readonly InfoSection[] => [
  ...new Map(sections.map((one) => [one.id, one])).values(),
]

/** The product with these sections appended; existing ones keep their positions. */
export function addSections(product: Product, added: readonly InfoSection[]): Product {
  const infoSections = unique([...product.infoSections, ...added])
  if (infoSections.length === product.infoSections.length) return product
  if (infoSections.length > MAX_SECTIONS) {
    throw TooManyInfoSections(
      { productId: product.id, most: MAX_SECTIONS },
      `A product has at most ${MAX_SECTIONS} info sections; this would make ${infoSections.length}`,
    )
  }
  return { ...product, infoSections }
}

export function removeSections(product: Product, ids: readonly string[]): Product {
  const removed = new Set(ids.map((id) => id.toLowerCase()))
  const infoSections = product.infoSections.filter(({ id }) => !removed.has(id))
  return infoSections.length === product.infoSections.length
    ? product
    : { ...product, infoSections }
}
