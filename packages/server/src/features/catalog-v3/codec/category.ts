import {
  type categories,
  NamespaceNotFound,
  type Category as WireCategory,
} from '@vitrine/contract/categories'
import { brokenRule, type Input } from '@vitrine/contract/kit'
import { STORES_NAMESPACE } from '@vitrine/contract/vocabulary'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import {
  type Breadcrumb,
  type Category,
  type CategoryChange,
  type ImageWish,
  type MediaUrl,
  type NewCategory,
  rawPicture,
} from '../../catalog/index.ts'
import { readDocument } from '../../rich-content/index.ts'
import { decodeName } from './label.ts'
import { decodePicture } from './sent-picture.ts'

type Fields = readonly string[] | null | undefined

export const storeTree = { appNamespace: STORES_NAMESPACE, treeKey: null }

/** A site has the one tree of its store; a call that names none means that one. */
export function requireStoreTree(
  tree: { readonly appNamespace: string; readonly treeKey?: string | null } | null | undefined,
): void {
  if (!tree || (tree.appNamespace === STORES_NAMESPACE && !tree.treeKey)) return
  throw NamespaceNotFound({ ...tree })
}

/** What a category is written with beside itself. */
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
    ...{ id, revision: String(revision), createdDate, updatedDate, name, visible, slug },
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

export function decodeNewCategory(sent: ToCreate, when: Pick<Tx, 'now'>): NewCategory {
  const field = 'category'
  if (sent.id) {
    throw brokenRule(`${field}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', 'must not be sent: ids are given')
  }
  return {
    ...decodeContent(sent, field, when),
    name: decodeName(sent.name, `${field}.name`),
    ...(sent.slug ? { slug: decodeSlug(sent.slug, field) } : {}),
    ...(typeof sent.visible === 'boolean' && { visible: sent.visible }),
    parentId: sent.parentCategory?.id ?? null,
    managingAppId: sent.managingAppId?.toLowerCase() ?? null,
  }
}

export function decodeCategoryChange(
  sent: ToUpdate,
  field: string,
  when: Pick<Tx, 'now'>,
): CategoryChange {
  const { id, revision, name, slug, visible, parentCategory, managingAppId } = sent
  return {
    ...decodeContent(sent, field, when),
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

/** What both may say of a category; null clears. */
function decodeContent(sent: Content, field: string, { now }: Pick<Tx, 'now'>) {
  const { image, description, handle, seoData, richContentDescription, extendedFields } = sent
  const { hiddenFromMenu } = sent
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

/** A picture of the library by its id, else an address that is fetched. */
function decodeImage(sent: unknown, field: string): ImageWish {
  const { id, url } = decodePicture(sent, field)
  return id ? { mediaId: id } : { url }
}

/** Letters and digits of any script, joined by hyphens. */
const slugForm = /^[\p{L}\p{M}\p{N}]+(?:[-_.~][\p{L}\p{M}\p{N}]+)*$/u

function decodeSlug(slug: string, field: string): string {
  if (slugForm.test(slug)) return slug
  const sentence = 'must be letters and digits joined by single hyphens, without blanks or slashes'
  throw brokenRule(`${field}.slug`, 'INVALID_SLUG_FORMAT', sentence, { slug })
}
