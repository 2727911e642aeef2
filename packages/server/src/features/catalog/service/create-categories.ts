import {
  CategoriesLimitExceeded,
  CollectionCreated,
  DuplicateCategoryHandle,
  DuplicateCategorySlug,
  ParentHidden,
  ParentNotInTree,
} from '@vitrine/contract/catalog'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Category, NewCategory, TakenSlug } from '../model/category.ts'
import { BUILT_IN_SLUG, MOST_CATEGORIES, wayBelow } from '../rules/category-tree.ts'
import { claimSlug, slugOf, slugRoots, wishedSlug } from '../rules/slug.ts'
import {
  countTree,
  findNodes,
  findOwners,
  insertCategories,
  type TreeNode,
} from '../store/category-tree.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import { findImages } from './category-images.ts'
import type { CatalogDeps } from './context.ts'

/** Adds categories, each last among the children of its parent. */
export async function createCategories(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events' | 'media'>,
  wanted: readonly NewCategory[],
  policy: { readonly takenSlug: TakenSlug },
): Promise<Category[]> {
  if (wanted.length === 0) return []
  await lockNames(tx, 'collections')
  const parents = await findNodes(
    tx,
    wanted.flatMap(({ parentId }) => parentId ?? []),
  )
  const { all, top } = await countTree(tx)
  if (all + wanted.length > MOST_CATEGORIES) {
    throw CategoriesLimitExceeded({ threshold: MOST_CATEGORIES })
  }
  const images = await findImages(tx, deps, wanted)
  const slugs = await slugsOf(tx, wanted, policy.takenSlug)
  await refuseTakenHandles(tx, wanted)
  const next = new Map<string | null, number>([[null, top]])
  for (const { id, childCount } of parents.values()) next.set(id, childCount)
  const made = wanted.map((one, at): Category => {
    const parent = parentOf(one, parents)
    const position = next.get(parent?.id ?? null) ?? 0
    next.set(parent?.id ?? null, position + 1)
    const blank = { ...blankCategory(tx), position, ancestorIds: wayBelow(parent, 0) }
    const { name, description = '', document = null, seo = null, handle = null } = one
    const { visible = true, managingAppId = null, extendedFields = null } = one
    const { hiddenFromMenu = false } = one
    const image = images(one.image)
    const shown = { visible, hiddenFromMenu, image }
    const content = { name, description, document, seo, handle, extendedFields, ...shown }
    const place = { parentId: parent?.id ?? null, managingAppId, cover: image }
    return { ...blank, ...content, ...place, slug: slugs[at] as string }
  })
  await insertCategories(tx, made)
  const definition = CollectionCreated
  await deps.events.append(tx, ...made.map((after) => ({ definition, entityId: after.id, after })))
  return made
}

/** A category before anybody has said anything of it. */
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
  wanted: readonly NewCategory[],
  takenSlug: TakenSlug,
): Promise<string[]> {
  const isExact = ({ slug }: NewCategory) => takenSlug === 'refuse' && slug !== undefined
  const bases = wanted.map((one) => {
    if (isExact(one)) return one.slug as string
    const { slug, name } = one
    return takenSlug === 'number' ? wishedSlug(slug, name, 'collection') : slugOf(name, 'category')
  })
  const taken = await findTakenSlugs(tx, 'collections', slugRoots(bases))
  taken.add(BUILT_IN_SLUG)
  return wanted.map((one, at) => {
    const base = bases[at] as string
    if (isExact(one) && taken.has(base)) throw DuplicateCategorySlug({ slug: base })
    return claimSlug(base, taken)
  })
}

async function refuseTakenHandles(tx: Tx, wanted: readonly NewCategory[]): Promise<void> {
  const handles = wanted.flatMap(({ handle }) => handle ?? [])
  const owners = await findOwners(tx, 'handle', handles)
  const [taken] = owners
  if (taken) throw DuplicateCategoryHandle({ existingCategoryId: taken[1], handle: taken[0] })
}
