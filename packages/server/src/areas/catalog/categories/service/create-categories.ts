import {
  CategoriesLimitExceeded,
  CollectionCreated,
  DuplicateCategoryHandle,
  DuplicateCategorySlug,
  ParentHidden,
  ParentNotInTree,
} from '@vitrine/contract/catalog'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { withValues } from '../../custom-fields/index.ts'
import {
  declaredCollectionDefaults,
  declaredOfCollection,
} from '../../shared/model/collection-fields.ts'
import { claimSlug, requestedSlug, slugOf, slugRoots } from '../../shared/rules/slug.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findTakenSlugs, lockNames } from '../../shared/store/references.ts'
import type { Category, NewCategory, TakenSlug } from '../model/category.ts'
import { ancestorsBelow, BUILT_IN_SLUG, MAX_CATEGORIES } from '../rules/category-tree.ts'
import {
  countTree,
  findNodes,
  findOwners,
  insertCategories,
  type TreeNode,
} from '../store/category-tree.ts'
import { findImages } from './category-images.ts'

/** Creates categories, each last among the children of its parent. */
export async function createCategories(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events' | 'media'>,
  requested: readonly NewCategory[],
  policy: { readonly takenSlug: TakenSlug },
): Promise<Category[]> {
  if (requested.length === 0) return []
  await lockNames(tx, 'collections')
  const parents = await findNodes(
    tx,
    requested.flatMap(({ parentId }) => parentId ?? []),
  )
  const { all, top } = await countTree(tx)
  if (all + requested.length > MAX_CATEGORIES) {
    throw CategoriesLimitExceeded({ threshold: MAX_CATEGORIES })
  }
  const images = await findImages(tx, deps, requested)
  const slugs = await slugsOf(tx, requested, policy.takenSlug)
  await refuseTakenHandles(tx, requested)
  const next = new Map<string | null, number>([[null, top]])
  for (const { id, childCount } of parents.values()) next.set(id, childCount)
  const created = requested.map((one, at): Category => {
    const parent = parentOf(one, parents)
    const position = next.get(parent?.id ?? null) ?? 0
    next.set(parent?.id ?? null, position + 1)
    const blank = { ...blankCategory(tx), position, ancestorIds: ancestorsBelow(parent, 0) }
    const { name, description = '', document = null, seo = null, handle = null } = one
    const { visible = true, managingAppId = null, extendedFields = null } = one
    const { hiddenFromMenu = false, customFields = {} } = one
    const image = images(one.image)
    const shown = { visible, hiddenFromMenu, image, customFields: withValues({}, customFields) }
    const content = { name, description, document, seo, handle, extendedFields, ...shown }
    const place = { parentId: parent?.id ?? null, managingAppId, cover: image }
    return {
      ...blank,
      ...content,
      ...declaredOfCollection(one),
      ...place,
      slug: slugs[at] as string,
    }
  })
  await insertCategories(tx, created)
  const definition = CollectionCreated
  await deps.events.append(
    tx,
    ...created.map((after) => ({ definition, entityId: after.id, after })),
  )
  return created
}

/** A category with default values. */
export const blankCategory = ({ now }: Tx): Category => ({
  id: newId(),
  revision: 1,
  name: '',
  slug: '',
  description: '',
  document: null,
  visible: true,
  productCount: 0,
  cover: null,
  image: null,
  parentId: null,
  ancestorIds: [],
  position: 0,
  seo: null,
  handle: null,
  managingAppId: null,
  extendedFields: null,
  hiddenFromMenu: false,
  ...declaredCollectionDefaults(),
  customFields: {},
  createdDate: now,
  updatedDate: now,
})

function parentOf(
  { parentId, visible = true }: NewCategory,
  parents: ReadonlyMap<string, TreeNode>,
): TreeNode | undefined {
  if (!parentId) return undefined
  const parent = parents.get(parentId.toLowerCase())
  if (!parent) throw ParentNotInTree({ parentCategoryId: parentId })
  if (visible && !parent.visible) throw ParentHidden({ parentCategoryId: parent.id })
  return parent
}

async function slugsOf(
  tx: Tx,
  requested: readonly NewCategory[],
  takenSlug: TakenSlug,
): Promise<string[]> {
  const isExact = ({ slug }: NewCategory) => takenSlug === 'refuse' && slug !== undefined
  const bases = requested.map((one) => {
    if (isExact(one)) return one.slug as string
    const { slug, name } = one
    return takenSlug === 'number'
      ? requestedSlug(slug, name, 'collection')
      : slugOf(name, 'category')
  })
  const taken = await findTakenSlugs(tx, 'collections', slugRoots(bases))
  taken.add(BUILT_IN_SLUG)
  return requested.map((one, at) => {
    const base = bases[at] as string
    if (isExact(one) && taken.has(base)) throw DuplicateCategorySlug({ slug: base })
    return claimSlug(base, taken)
  })
}

async function refuseTakenHandles(tx: Tx, requested: readonly NewCategory[]): Promise<void> {
  const handles = requested.flatMap(({ handle }) => handle ?? [])
  const owners = await findOwners(tx, 'handle', handles)
  const [taken] = owners
  if (taken) throw DuplicateCategoryHandle({ existingCategoryId: taken[1], handle: taken[0] })
}
