import type { CatalogCollection, CollectionPart } from '@vitrine/contract/collections'
import type { ValuesById } from '../../catalog/custom-fields/index.ts'
import { type Breadcrumb, declaredCollectionDefaults, type MediaUrl } from '../../catalog/index.ts'
import type { CountedCollection } from './model.ts'

export interface CollectionView {
  readonly parts: ReadonlySet<CollectionPart>
  readonly mediaUrl: MediaUrl
  /** Names of ancestors, if `parts` includes them. */
  readonly breadcrumbs: ReadonlyMap<string, Breadcrumb>
  readonly customFields: ValuesById
}

export function encodeCollection(
  collection: CountedCollection,
  { parts, mediaUrl, breadcrumbs, customFields }: CollectionView,
): CatalogCollection {
  const { id, revision, name, slug, description, visible, hiddenFromMenu } = collection
  const { image, handle, parentId, managingAppId, productCount, childCount } = collection
  const { createdDate, updatedDate, arrangedProductIds } = collection
  const { position, ancestorIds, seo } = collection
  return {
    id,
    revision,
    name,
    slug,
    description,
    visible,
    hiddenFromMenu,
    handle,
    parentId,
    managingAppId,
    productCount,
    childCount,
    createdDate,
    updatedDate,
    position: position ?? 0,
    ...declaredCollectionDefaults(collection),
    customFields: customFields.get(id) ?? {},
    image: image && {
      id: image.id,
      url: mediaUrl(image.id),
      altText: image.altText,
      width: image.width,
      height: image.height,
    },
    ...(parts.has('ancestors') && {
      ancestors: ancestorIds.flatMap((one) => breadcrumbs.get(one) ?? []),
    }),
    ...(parts.has('seo') && { seo }),
    ...(arrangedProductIds && { arrangedProductIds: [...arrangedProductIds] }),
  }
}
