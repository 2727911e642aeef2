import type { CollectionToSave } from '@vitrine/contract/collections'
import type { CustomFieldValuesToSave } from '@vitrine/contract/custom-fields'
import { violation } from '@vitrine/contract/kit'
import {
  type Category,
  type CategoryChange,
  type CategoryMove,
  declaredOfCollection,
  type NewCategory,
  requestedSlug,
} from '../../../catalog/index.ts'
import { requireWords } from '../../editing/index.ts'

/** A save with validated custom field values. */
export type CheckedCollection = Omit<CollectionToSave, 'customFields'> & {
  readonly customFields?: CustomFieldValuesToSave
}

type Content = Omit<CategoryChange, 'id' | 'revision' | 'fixed' | 'raised'>

export function planCreation(request: CheckedCollection): NewCategory {
  const { name, parentId } = request
  if (name === undefined) {
    throw violation('collection.name', 'REQUIRED_FIELD', 'is required without an id')
  }
  if (request.removedProductIds?.length) {
    throw violation(
      'collection.removedProductIds',
      'FIELD_NOT_ALLOWED',
      'must be empty: a new collection has no products yet',
    )
  }
  const { slug, ...content } = planContent(request, name)
  return { ...content, name, ...(slug && { slug }), parentId: parentId ?? null }
}

/** The changed fields, except the place in the tree and the products. */
export function planContent(request: CheckedCollection, nameNow: string): Content {
  const { name, slug, description, visible, hiddenFromMenu, image, handle, seo } = request
  const { customFields } = request
  if (name !== undefined) requireWords(name, 'collection.name')
  return {
    ...(name !== undefined && { name }),
    ...(slug !== undefined && { slug: requestedSlug(slug, name ?? nameNow, 'collection') }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(visible !== undefined && { visible }),
    ...(hiddenFromMenu !== undefined && { hiddenFromMenu }),
    ...(image !== undefined && { image: image && pictureOf(image) }),
    ...(handle !== undefined && { handle }),
    ...(seo !== undefined && { seo }),
    ...declaredOfCollection(request),
    ...(customFields && { customFields }),
  }
}

function pictureOf({ id, url }: NonNullable<CollectionToSave['image']>) {
  if ((id === undefined) === (url === undefined)) {
    throw violation('collection.image', 'FORMAT', 'must have an id or a url')
  }
  return id === undefined ? { url: url as string } : { mediaId: id }
}

/** The new place of a collection, if it has to move. */
export function planMove(
  { id, parentId: present }: Pick<Category, 'id' | 'parentId'>,
  request: Pick<CollectionToSave, 'parentId' | 'afterId'>,
): CategoryMove | undefined {
  const { afterId } = request
  const parentId =
    request.parentId === undefined ? present : (request.parentId?.toLowerCase() ?? null)
  if (afterId) return { id, parentId, position: 'AFTER', afterId }
  if (afterId === null) return { id, parentId, position: 'FIRST' }
  return parentId === present ? undefined : { id, parentId, position: 'LAST' }
}
