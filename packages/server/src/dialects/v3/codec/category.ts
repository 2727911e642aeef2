import {
  type categories,
  NamespaceNotFound,
  type Category as WireCategory,
} from '@vitrine/contract/categories'
import { brokenRule, type Input } from '@vitrine/contract/kit'
import { STORES_NAMESPACE } from '@vitrine/contract/vocabulary'
import {
  type Breadcrumb,
  type Category,
  type CategoryChange,
  type ImageInput,
  type MediaUrl,
  type NewCategory,
  rawPicture,
} from '../../../areas/catalog/index.ts'
import { readDocument } from '../../../areas/catalog/rich-content/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeName } from './label.ts'
import { decodePicture } from './picture-input.ts'

type Fields = readonly string[] | null | undefined

export const storeTree = { appNamespace: STORES_NAMESPACE, treeKey: null }

/** A site has only the tree of its store, which is the default. */
export function requireStoreTree(
  tree: { readonly appNamespace: string; readonly treeKey?: string | null } | null | undefined,
): void {
  if (!tree || (tree.appNamespace === STORES_NAMESPACE && !tree.treeKey)) return
  throw NamespaceNotFound({ ...tree })
}

/** Optional parts of an encoded category. */
export interface CategoryView {
  readonly mediaUrl: MediaUrl
  readonly fields: Fields
  readonly breadcrumbs: ReadonlyMap<string, Breadcrumb>
}

export function encodeCategory(category: Category, view: CategoryView): WireCategory {
  const { id, revision, createdDate, updatedDate, name, visible, slug, image } = category
  const asks = (field: string) => view.fields?.includes(field) === true
  const { description, document, seo, handle, managingAppId, extendedFields } = category
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    name,
    visible,
    slug,
    ...(image && { image: rawPicture(image, view.mediaUrl) }),
    itemCounter: category.productCount,
    ...(asks('DESCRIPTION') && description !== '' && { description }),
    ...(asks('RICH_CONTENT_DESCRIPTION') && document && { richContentDescription: document }),
    ...(asks('BREADCRUMBS_INFO') && { breadcrumbsInfo: encodeBreadcrumbs(category, view) }),
    parentCategory: {
      ...(category.parentId && { id: category.parentId }),
      ...(category.position !== null && { index: category.position }),
    },
    ...(handle && { handle }),
    ...(seo ? { seoData: seo as NonNullable<WireCategory['seoData']> } : {}),
    treeReference: storeTree,
    ...(managingAppId && { managingAppId }),
    ...(extendedFields
      ? { extendedFields: extendedFields as NonNullable<WireCategory['extendedFields']> }
      : {}),
    hiddenFromMenu: category.hiddenFromMenu,
  }
}

const encodeBreadcrumbs = ({ ancestorIds }: Category, { breadcrumbs }: CategoryView) => ({
  breadcrumbs: ancestorIds.flatMap((id) => {
    const step = breadcrumbs.get(id)
    return step ? encodeBreadcrumb(step) : []
  }),
})

export const encodeBreadcrumb = ({ id, name, slug }: Breadcrumb) => ({
  categoryId: id,
  categoryName: name,
  categorySlug: slug,
})

type Operations = (typeof categories)['operations']
type ToCreate = Input<Operations['createCategory']>['category']
type ToUpdate = Input<Operations['updateCategory']>['category']

export function decodeNewCategory(input: ToCreate, when: Pick<Tx, 'now'>): NewCategory {
  const field = 'category'
  if (input.id) {
    throw brokenRule(`${field}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', 'must not be sent: ids are given')
  }
  return {
    ...decodeContent(input, field, when),
    name: decodeName(input.name, `${field}.name`),
    ...(input.slug ? { slug: decodeSlug(input.slug, field) } : {}),
    ...(typeof input.visible === 'boolean' && { visible: input.visible }),
    parentId: input.parentCategory?.id ?? null,
    managingAppId: input.managingAppId?.toLowerCase() ?? null,
  }
}

export function decodeCategoryChange(
  input: ToUpdate,
  field: string,
  when: Pick<Tx, 'now'>,
): CategoryChange {
  const { id, revision, name, slug, visible, parentCategory, managingAppId } = input
  return {
    ...decodeContent(input, field, when),
    id,
    revision: Number(revision),
    ...(typeof name === 'string' && { name: decodeName(name, `${field}.name`) }),
    ...(slug !== undefined && { slug: slug && decodeSlug(slug, field) }),
    fixed: {
      ...(typeof visible === 'boolean' && { visible }),
      ...(parentCategory?.id && { parentId: parentCategory.id.toLowerCase() }),
      ...(managingAppId && { managingAppId: managingAppId.toLowerCase() }),
    },
  }
}

type Content = Pick<
  ToCreate,
  | 'image'
  | 'description'
  | 'handle'
  | 'seoData'
  | 'richContentDescription'
  | 'extendedFields'
  | 'hiddenFromMenu'
>

/** Fields of both creation and update; null clears. */
function decodeContent(input: Content, field: string, { now }: Pick<Tx, 'now'>) {
  const { image, description, handle, seoData, richContentDescription, extendedFields } = input
  const { hiddenFromMenu } = input
  const document = richContentDescription
  const at = { field: `${field}.richContentDescription`, now, mint: newId }
  return {
    ...(image !== undefined && { image: image && decodeImage(image, `${field}.image`) }),
    ...(description !== undefined && { description: description ?? '' }),
    ...(handle !== undefined && { handle }),
    ...(seoData !== undefined && { seo: seoData }),
    ...(document !== undefined && { document: document && readDocument(document, at) }),
    ...(extendedFields !== undefined && { extendedFields }),
    ...(hiddenFromMenu !== undefined && { hiddenFromMenu: hiddenFromMenu === true }),
  }
}

/** A library picture by id, otherwise a URL to fetch. */
function decodeImage(input: unknown, field: string): ImageInput {
  const { id, url } = decodePicture(input, field)
  return id ? { mediaId: id } : { url }
}

/** Letters and digits of any script, joined by hyphens. */
const slugForm = /^[\p{L}\p{M}\p{N}]+(?:[-_.~][\p{L}\p{M}\p{N}]+)*$/u

function decodeSlug(slug: string, field: string): string {
  if (slugForm.test(slug)) return slug
  const sentence = 'must be letters and digits joined by single hyphens, without blanks or slashes'
  throw brokenRule(`${field}.slug`, 'INVALID_SLUG_FORMAT', sentence, { slug })
}
