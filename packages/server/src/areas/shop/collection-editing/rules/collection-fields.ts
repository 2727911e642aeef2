import { collectionFieldNames } from '@vitrine/contract/catalog'
import type { CustomFieldValues } from '@vitrine/contract/custom-fields'
import type { FieldChange } from '@vitrine/contract/saves'
import { customFieldPaths, differing, type Fields, present } from '../../editing/index.ts'

const names = [
  'name',
  'slug',
  'description',
  'visible',
  'hiddenFromMenu',
  'handle',
  'parentId',
  'position',
  'seo',
  ...collectionFieldNames,
] as const

/** The fields of a collection, or of a fact's before or after state, under the names that requests use. */
function collectionFields(state: Fields): Fields {
  const { image, productIds, arrangedProductIds = productIds, customFields } = state
  return present({
    ...Object.fromEntries(names.map((name) => [name, state[name]])),
    image: image ? { id: (image as { readonly id: string }).id } : image,
    arrangedProductIds,
    ...customFieldPaths(customFields as CustomFieldValues | undefined),
  })
}

export const collectionDifferences = (before: Fields, after: Fields): FieldChange[] =>
  differing(collectionFields(before), collectionFields(after))
