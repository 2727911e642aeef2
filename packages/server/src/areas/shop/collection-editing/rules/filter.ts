import type { CollectionFilter, CollectionSort } from '@vitrine/contract/collections'
import type { ValueTest } from '../../../catalog/custom-fields/index.ts'
import type { CategoryQuery } from '../../../catalog/index.ts'

type Filter = CategoryQuery['filter']

const test = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})

/**
 * The catalog query for a filter of collections. The built-in collection of all products has no position and is
 * excluded.
 */
export function queryOf(
  filter: CollectionFilter,
  customFields: readonly ValueTest[],
): Pick<CategoryQuery, 'filter' | 'text'> {
  const { text = '', ids, parentId, visible, hiddenFromMenu } = filter
  const parts: (Filter | undefined)[] = [
    test('position', '$exists', true),
    ids &&
      test(
        'id',
        '$in',
        ids.map((id) => id.toLowerCase()),
      ),
    parentId === undefined ? undefined : test('parentId', '$eq', parentId),
    visible === undefined ? undefined : test('visible', '$eq', visible),
    hiddenFromMenu === undefined ? undefined : test('hiddenFromMenu', '$eq', hiddenFromMenu),
    ...customFields.map((one) => test('customFields', '$eq', one)),
  ]
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  return {
    filter: { kind: 'and', parts: parts.filter((one) => one !== undefined) },
    ...(text.trim() && { text: { words, mode: 'AND', isFuzzy: true, fields: ['name'] } }),
  }
}

const sorts: Readonly<Record<CollectionSort, CategoryQuery['sort']>> = {
  POSITION: [{ field: 'position', descending: false }],
  NAME: [{ field: 'name', descending: false }],
  NEWEST: [{ field: 'createdDate', descending: true }],
  OLDEST: [{ field: 'createdDate', descending: false }],
  LAST_CHANGED: [{ field: 'updatedDate', descending: true }],
  MOST_PRODUCTS: [{ field: 'productCount', descending: true }],
}

export const sortOf = (
  { parentId }: CollectionFilter,
  sort: CollectionSort = parentId === undefined ? 'NAME' : 'POSITION',
): CategoryQuery['sort'] => sorts[sort]
