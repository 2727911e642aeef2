import { isDeepStrictEqual } from 'node:util'
import {
  CategoryNotFound,
  DuplicateCategoryHandle,
  DuplicateCategorySlug,
  FieldNotChangeable,
  InvalidRevision,
  ManagedCategory,
  ParentHidden,
  RemovedCategorySlug,
} from '@vitrine/contract/catalog'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import { withValues } from '../../custom-fields/index.ts'
import { collectionChanged } from '../../events.ts'
import { declaredOfCollection } from '../../shared/model/collection-fields.ts'
import type { GalleryItem } from '../../shared/model/product.ts'
import { attempt, type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import { claimSlug, requestedSlug, slugRoots } from '../../shared/rules/slug.ts'
import { withoutUndefined } from '../../shared/rules/without-undefined.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { findTakenSlugs, lockNames } from '../../shared/store/references.ts'
import type { Category, CategoryChange, ImageInput, TakenSlug } from '../model/category.ts'
import { BUILT_IN_SLUG } from '../rules/category-tree.ts'
import {
  findNodes,
  findOwners,
  findSubtreeIds,
  hideBelow,
  saveCategories,
} from '../store/category-tree.ts'
import { findCategories, lockCollections } from '../store/collections.ts'
import { findImages } from './category-images.ts'

export type CategoryResult = CatalogResult<Category>

type Deps = Pick<CatalogDeps, 'events' | 'media'>

/**
 * Changes categories whose revision and fixed fields match; each refused one returns its error. Hiding a
 * category hides all descendants; showing one requires a visible parent.
 */
export async function changeCategories(
  tx: Tx,
  deps: Deps,
  changes: readonly CategoryChange[],
  policy: { readonly takenSlug: TakenSlug },
): Promise<CategoryResult[]> {
  await lockNames(tx, 'collections')
  const ids = await lockCollections(
    tx,
    changes.map(({ id }) => id),
  )
  const before = await findCategories(tx, ids)
  const context = await changeContextOf(tx, deps, changes, before, policy.takenSlug)
  const now = new Map(before)
  const results: CategoryResult[] = []
  for (const at of parentsFirst(changes, before)) {
    const result = attempt(() => changed(tx, changes[at] as CategoryChange, now, context))
    if (!isRefusal(result)) now.set(result.id, result)
    results[at] = result
  }
  const altered = [...now.values()].filter((one) => one !== before.get(one.id))
  await saveCategories(tx, altered)
  const facts = altered.map((after) => collectionChanged(before.get(after.id) as Category, after))
  const hidden = altered.filter(({ id, visible }) => !visible && before.get(id)?.visible)
  await deps.events.append(tx, ...facts, ...(await hide(tx, hidden)))
  return results
}

/** Parents before children, so that one call can show both. */
const parentsFirst = (
  changes: readonly CategoryChange[],
  before: ReadonlyMap<string, Category>,
): number[] => {
  const depth = (at: number) =>
    before.get(changes[at]?.id.toLowerCase() ?? '')?.ancestorIds.length ?? 0
  return changes.map((_, at) => at).toSorted((a, b) => depth(a) - depth(b))
}

/** What a change is checked against, read with a few statements for all changes. */
interface ChangeContext {
  readonly isShown: (parentId: string) => boolean
  readonly image: (input: ImageInput | null | undefined) => GalleryItem | null
  /** The slug for a requested one; throws when it is refused. */
  readonly slugFor: (input: string, own: Category) => string
  readonly handleOwners: Map<string, string>
}

async function changeContextOf(
  tx: Tx,
  deps: Deps,
  changes: readonly CategoryChange[],
  before: ReadonlyMap<string, Category>,
  takenSlug: TakenSlug,
): Promise<ChangeContext> {
  const shownChanges = changes.filter(({ visible }) => visible)
  const parents = await findNodes(
    tx,
    shownChanges.flatMap(({ id }) => before.get(id.toLowerCase())?.parentId ?? []),
  )
  return {
    isShown: (parentId) => parents.get(parentId)?.visible ?? true,
    image: await findImages(tx, deps, changes),
    slugFor: await slugsFor(tx, changes, before, takenSlug),
    handleOwners: await findOwners(
      tx,
      'handle',
      changes.flatMap(({ handle }) => handle ?? []),
    ),
  }
}

async function slugsFor(
  tx: Tx,
  changes: readonly CategoryChange[],
  before: ReadonlyMap<string, Category>,
  takenSlug: TakenSlug,
): Promise<ChangeContext['slugFor']> {
  const requests = changes.flatMap(({ id, slug, name }) => {
    const own = before.get(id.toLowerCase())
    if (slug === undefined || slug === null || slug === own?.slug) return []
    return takenSlug === 'refuse'
      ? slug
      : requestedSlug(slug, name ?? own?.name ?? '', 'collection')
  })
  if (takenSlug === 'refuse') {
    const owners = (await findOwners(tx, 'slug', requests)).set(BUILT_IN_SLUG, ALL_PRODUCTS_ID)
    return (request, { id }) => {
      if ((owners.get(request) ?? id) !== id) throw DuplicateCategorySlug({ slug: request })
      owners.set(request, id)
      return request
    }
  }
  const existing = [...before.keys()]
  const taken =
    requests.length > 0
      ? await findTakenSlugs(tx, 'collections', slugRoots(requests), existing)
      : new Set<string>()
  taken.add(BUILT_IN_SLUG)
  return (request, { name }) => claimSlug(requestedSlug(request, name, 'collection'), taken)
}

/** The category after a change; throws when the change is not allowed. */
function changed(
  tx: Tx,
  change: CategoryChange,
  now: ReadonlyMap<string, Category>,
  context: ChangeContext,
): Category {
  const { id, revision, fixed = {}, raised = false, image, slug, customFields, ...content } = change
  if (id === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId: id })
  const own = now.get(id.toLowerCase())
  if (!own) throw CategoryNotFound({ categoryId: id })
  if (revision !== undefined && revision !== own.revision) {
    throw InvalidRevision({ id: own.id, revision: String(own.revision) })
  }
  refuseFixed(fixed, own)
  if (slug === null) throw RemovedCategorySlug({ categoryId: own.id })
  const named = {
    ...own,
    ...withoutUndefined(content),
    ...declaredOfCollection(content),
    customFields: withValues(own.customFields, customFields ?? {}),
  }
  const after: Category = {
    ...named,
    ...(slug === undefined || slug === own.slug ? {} : { slug: context.slugFor(slug, named) }),
    ...(image === undefined ? {} : { image: context.image(image) }),
  }
  if (after.visible && !own.visible) requireShownParent(after, now, context)
  claimHandle(after, context)
  if (isDeepStrictEqual(own, after)) return own
  const cover = after.image ?? own.cover
  return { ...after, cover, revision: own.revision + (raised ? 0 : 1), updatedDate: tx.now }
}

function refuseFixed(fixed: NonNullable<CategoryChange['fixed']>, own: Category): void {
  const names = ['visible', 'parentId', 'managingAppId'] as const
  const field = names.find((name) => fixed[name] !== undefined && fixed[name] !== own[name])
  if (field) throw FieldNotChangeable({ categoryId: own.id, field })
}

function requireShownParent(
  { parentId }: Category,
  now: ReadonlyMap<string, Category>,
  { isShown }: ChangeContext,
): void {
  if (parentId === null || (now.get(parentId)?.visible ?? isShown(parentId))) return
  throw ParentHidden({ parentCategoryId: parentId })
}

function claimHandle({ id, handle }: Category, { handleOwners }: ChangeContext): void {
  if (handle === null) return
  const owner = handleOwners.get(handle)
  if (owner && owner !== id) throw DuplicateCategoryHandle({ existingCategoryId: owner, handle })
  handleOwners.set(handle, id)
}

/** Hides all descendants of hidden categories; returns the facts for the ledger. */
async function hide(tx: Tx, hidden: readonly Category[]) {
  if (hidden.length === 0) return []
  const ids = hidden.map(({ id }) => id)
  const below = (await findSubtreeIds(tx, ids)).filter((id) => !ids.includes(id))
  const before = await findCategories(tx, below)
  const removed = await hideBelow(tx, ids)
  return removed.flatMap((id) => {
    const own = before.get(id)
    if (!own) return []
    const after = { ...own, visible: false, revision: own.revision + 1, updatedDate: tx.now }
    return collectionChanged(own, after)
  })
}
