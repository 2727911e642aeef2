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
import type { Tx } from '../../../platform/tx.ts'
import { collectionChanged } from '../events.ts'
import type { Category, CategoryChange, ImageWish, TakenSlug } from '../model/category.ts'
import type { GalleryItem } from '../model/product.ts'
import { attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { BUILT_IN_SLUG } from '../rules/category-tree.ts'
import { claimSlug, slugRoots, wishedSlug } from '../rules/slug.ts'
import { withoutUndefined } from '../rules/variants.ts'
import {
  findNodes,
  findOwners,
  findSubtreeIds,
  hideBelow,
  saveCategories,
} from '../store/category-tree.ts'
import { findCategories, lockCollections } from '../store/collections.ts'
import { findTakenSlugs, lockNames } from '../store/references.ts'
import { findImages } from './category-images.ts'
import type { CatalogDeps } from './context.ts'

export type CategoryOutcome = Outcome<Category>

type Deps = Pick<CatalogDeps, 'events' | 'media'>

/**
 * Changes categories that are as whoever writes believes them to be; each one that stays says why. One
 * that is hidden takes everything below along; one that is shown needs a parent that is.
 */
export async function changeCategories(
  tx: Tx,
  deps: Deps,
  changes: readonly CategoryChange[],
  policy: { readonly takenSlug: TakenSlug },
): Promise<CategoryOutcome[]> {
  await lockNames(tx, 'collections')
  const ids = await lockCollections(
    tx,
    changes.map(({ id }) => id),
  )
  const before = await findCategories(tx, ids)
  const world = await worldOf(tx, deps, changes, before, policy.takenSlug)
  const now = new Map(before)
  const outcomes: CategoryOutcome[] = []
  for (const at of fromTheTop(changes, before)) {
    const outcome = attempt(() => changed(tx, changes[at] as CategoryChange, now, world))
    if (!isRefusal(outcome)) now.set(outcome.id, outcome)
    outcomes[at] = outcome
  }
  const altered = [...now.values()].filter((one) => one !== before.get(one.id))
  await saveCategories(tx, altered)
  const facts = altered.map((after) => collectionChanged(before.get(after.id) as Category, after))
  const hidden = altered.filter(({ id, visible }) => !visible && before.get(id)?.visible)
  await deps.events.append(tx, ...facts, ...(await hide(tx, hidden)))
  return outcomes
}

/** Parents before their children, so that one call can show both. */
const fromTheTop = (
  changes: readonly CategoryChange[],
  before: ReadonlyMap<string, Category>,
): number[] => {
  const depth = (at: number) =>
    before.get(changes[at]?.id.toLowerCase() ?? '')?.ancestorIds.length ?? 0
  return changes.map((_, at) => at).toSorted((a, b) => depth(a) - depth(b))
}

/** What a change is held against, found with a few statements for all of them. */
interface World {
  readonly isShown: (parentId: string) => boolean
  readonly image: (wish: ImageWish | null | undefined) => GalleryItem | null
  /** The slug that a category gets for one it wishes; throws when it is refused. */
  readonly slugFor: (wish: string, own: Category) => string
  readonly handleOwners: Map<string, string>
}

async function worldOf(
  tx: Tx,
  deps: Deps,
  changes: readonly CategoryChange[],
  before: ReadonlyMap<string, Category>,
  takenSlug: TakenSlug,
): Promise<World> {
  const shown = changes.filter(({ visible }) => visible)
  const parents = await findNodes(
    tx,
    shown.flatMap(({ id }) => before.get(id.toLowerCase())?.parentId ?? []),
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
): Promise<World['slugFor']> {
  const wishes = changes.flatMap(({ id, slug, name }) => {
    const own = before.get(id.toLowerCase())
    if (slug === undefined || slug === null || slug === own?.slug) return []
    return takenSlug === 'refuse' ? slug : wishedSlug(slug, name ?? own?.name ?? '', 'collection')
  })
  if (takenSlug === 'refuse') {
    const owners = (await findOwners(tx, 'slug', wishes)).set(BUILT_IN_SLUG, ALL_PRODUCTS_ID)
    return (wish, { id }) => {
      if ((owners.get(wish) ?? id) !== id) throw DuplicateCategorySlug({ slug: wish })
      owners.set(wish, id)
      return wish
    }
  }
  const known = [...before.keys()]
  const taken =
    wishes.length > 0
      ? await findTakenSlugs(tx, 'collections', slugRoots(wishes), known)
      : new Set<string>()
  taken.add(BUILT_IN_SLUG)
  return (wish, { name }) => claimSlug(wishedSlug(wish, name, 'collection'), taken)
}

/** A category after a change; throws when it may not be changed like this. */
function changed(
  tx: Tx,
  change: CategoryChange,
  now: ReadonlyMap<string, Category>,
  world: World,
): Category {
  const { id, revision, fixed = {}, image, slug, ...content } = change
  if (id === ALL_PRODUCTS_ID) throw ManagedCategory({ categoryId: id })
  const own = now.get(id.toLowerCase())
  if (!own) throw CategoryNotFound({ categoryId: id })
  if (revision !== undefined && revision !== own.revision) {
    throw InvalidRevision({ id: own.id, revision: String(own.revision) })
  }
  refuseFixed(fixed, own)
  if (slug === null) throw RemovedCategorySlug({ categoryId: own.id })
  const named = { ...own, ...withoutUndefined(content) }
  const after: Category = {
    ...named,
    ...(slug === undefined || slug === own.slug ? {} : { slug: world.slugFor(slug, named) }),
    ...(image === undefined ? {} : { image: world.image(image) }),
  }
  if (after.visible && !own.visible) requireShownParent(after, now, world)
  claimHandle(after, world)
  if (isDeepStrictEqual(own, after)) return own
  const cover = after.image ?? own.cover
  return { ...after, cover, revision: own.revision + 1, updatedDate: tx.now }
}

function refuseFixed(fixed: NonNullable<CategoryChange['fixed']>, own: Category): void {
  const names = ['visible', 'parentId', 'managingAppId'] as const
  const field = names.find((name) => fixed[name] !== undefined && fixed[name] !== own[name])
  if (field) throw FieldNotChangeable({ categoryId: own.id, field })
}

function requireShownParent(
  { parentId }: Category,
  now: ReadonlyMap<string, Category>,
  { isShown }: World,
): void {
  if (parentId === null || (now.get(parentId)?.visible ?? isShown(parentId))) return
  throw ParentHidden({ parentCategoryId: parentId })
}

function claimHandle({ id, handle }: Category, { handleOwners }: World): void {
  if (handle === null) return
  const owner = handleOwners.get(handle)
  if (owner && owner !== id) throw DuplicateCategoryHandle({ existingCategoryId: owner, handle })
  handleOwners.set(handle, id)
}

/** Hides everything below what has been hidden; answers what the ledger is told of it. */
async function hide(tx: Tx, hidden: readonly Category[]) {
  if (hidden.length === 0) return []
  const ids = hidden.map(({ id }) => id)
  const below = (await findSubtreeIds(tx, ids)).filter((id) => !ids.includes(id))
  const before = await findCategories(tx, below)
  const gone = await hideBelow(tx, ids)
  return gone.flatMap((id) => {
    const own = before.get(id)
    if (!own) return []
    const after = { ...own, visible: false, revision: own.revision + 1, updatedDate: tx.now }
    return collectionChanged(own, after)
  })
}
