import { TooManyInfoSections } from '@vitrine/contract/catalog'
import { cleanHtml } from '../../../platform/clean-html.ts'
import type { InfoSection, WantedInfoSection } from '../model/info-section.ts'
import type { Product } from '../model/product.ts'

/** Most sections that other than a product's own are put beside (catalog contract §12.3). */
export const MOST_SECTIONS = 20

/** What the database knew of sections that were named. */
export type SectionLookup = (wanted: WantedInfoSection) => InfoSection

export const isNamed = ({ id, uniqueName }: WantedInfoSection): boolean =>
  id !== undefined || uniqueName !== undefined

export const ownName = (id: string): string => `Section_${id}`

/**
 * A product's sections as they are wanted, in their order. Words that are there already stay the section
 * they are, so that who sends back what they read changes nothing, whatever is shared.
 */
export function arrangeSections(
  before: readonly InfoSection[],
  wanted: readonly WantedInfoSection[],
  { section, mint }: { readonly section: SectionLookup; readonly mint: () => string },
): readonly InfoSection[] {
  const left = [...before]
  const take = (fits: (one: InfoSection) => boolean): InfoSection | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const clean = wanted.map((one) => ({ ...one, description: cleanHtml(one.description ?? '') }))
  const named = clean.map((one) => {
    if (!isNamed(one)) return undefined
    take((old) => isCalled(old, one))
    return before.find((old) => isCalled(old, one)) ?? section(one)
  })
  const kept = clean.map(
    (one, at) =>
      named[at] ?? take((old) => old.title === one.title && old.description === one.description),
  )
  const arranged = clean.map((one, at): InfoSection => {
    const { title = '', description, document = null } = one
    const known = kept[at]
    if (known) return known
    const id = take((old) => old.isOwn && old.title === title)?.id ?? mint()
    return { id, uniqueName: ownName(id), title, description, document, isOwn: true }
  })
  return unique(arranged)
}

const isCalled = (known: InfoSection, { id, uniqueName = '' }: WantedInfoSection): boolean =>
  id === undefined
    ? known.uniqueName.toLowerCase() === uniqueName.toLowerCase()
    : known.id === id.toLowerCase()

const unique = (sections: readonly InfoSection[]): readonly InfoSection[] => [
  ...new Map(sections.map((one) => [one.id, one])).values(),
]

/** The product with these sections behind its own; those it has stay where they are. */
export function addSections(product: Product, added: readonly InfoSection[]): Product {
  const infoSections = unique([...product.infoSections, ...added])
  if (infoSections.length === product.infoSections.length) return product
  if (infoSections.length > MOST_SECTIONS) {
    throw TooManyInfoSections(
      { productId: product.id, most: MOST_SECTIONS },
      `A product has at most ${MOST_SECTIONS} info sections; this would make ${infoSections.length}`,
    )
  }
  return { ...product, infoSections }
}

export function removeSections(product: Product, ids: readonly string[]): Product {
  const gone = new Set(ids.map((id) => id.toLowerCase()))
  const infoSections = product.infoSections.filter(({ id }) => !gone.has(id))
  return infoSections.length === product.infoSections.length
    ? product
    : { ...product, infoSections }
}
