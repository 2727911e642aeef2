import { importGroupFields } from '@vitrine/contract/imports'
import type { FileMapping, MappedCells } from './file-mapping.ts'
import { joinTags, splitTags } from './tags.ts'

/** Distributes types, tags and categories to collections and product tags, according to the mapping. */
export function groupedCells(cells: MappedCells, { groupings }: FileMapping): MappedCells {
  const { type, tags, categories, ...others } = cells
  if (type === undefined && tags === undefined && categories === undefined) return cells
  const named = {
    type: type === undefined ? [] : [type],
    tags: splitTags(tags ?? ''),
    categories: splitCategories(categories ?? ''),
  }
  const valuesThat = (grouping: string) =>
    importGroupFields.flatMap((field) => (groupings[field] === grouping ? named[field] : []))
  const collections = valuesThat('COLLECTIONS')
  const productTags = [...splitTags(cells.productTags ?? ''), ...valuesThat('TAGS')]
  return {
    ...others,
    ...(collections.length > 0 && { tags: joinTags(collections) }),
    ...(productTags.length > 0 && { productTags: joinTags(productTags) }),
  }
}

/** Splits "Clothing > Shirts, Sale; /new" into Shirts, Sale and new: the last part of each path. */
function splitCategories(cell: string): string[] {
  return cell
    .split(';')
    .flatMap(splitTags)
    .map((path) => path.split(/\s*>\s*/).at(-1) ?? '')
    .map((name) => name.replace(/^\/+/, '').trim())
    .filter(Boolean)
}
