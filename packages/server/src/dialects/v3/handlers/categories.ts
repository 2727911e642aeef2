import type { categories } from '@vitrine/contract/categories'
import type { Handlers } from '@vitrine/contract/kit'
import {
  type Category,
  type CategoryResult,
  isRefusal,
  readerOf,
} from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeBulk } from '../codec/bulk.ts'
import { decodeCategoryChange, decodeNewCategory, requireStoreTree } from '../codec/category.ts'
import { categoryItemHandlers } from './category-items.ts'
import { categoryListHandlers } from './category-lists.ts'
import { eachDecoded } from './each-decoded.ts'
import { type CategoryDeps, showCategories, showCategory } from './show-categories.ts'

/** All operations on the category tree (§16). */
export const categoryHandlers = (deps: CategoryDeps) =>
  ({
    ...treeHandlers(deps),
    ...bulkHandlers(deps),
    ...categoryListHandlers(deps),
    ...categoryItemHandlers(deps),
  }) satisfies Handlers<typeof categories, HandlerContext>

const treeHandlers = (deps: CategoryDeps) => {
  const { catalog } = deps
  return {
    createCategory: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const requested = decodeNewCategory(input.category, call.tx)
      return showCategory(
        deps,
        call,
        await catalog.createCategory(call.tx, requested),
        input.fields,
      )
    },
    getCategory: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const found = await catalog.getCategory(call.tx, { id: input.categoryId }, readerOf(call))
      return showCategory(deps, call, found, input.fields)
    },
    getCategoryBySlug: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const found = await catalog.getCategory(call.tx, { slug: input.slug }, readerOf(call))
      return showCategory(deps, call, found, input.fields)
    },
    updateCategory: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const change = decodeCategoryChange(input.category, 'category', call.tx)
      const after = only(await catalog.changeCategories(call.tx, [change]))
      return showCategory(deps, call, after, input.fields)
    },
    updateCategoryVisibility: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const { categoryId: id, visible, revision } = input
      const change = { id, visible, revision: Number(revision) }
      const after = only(await catalog.changeCategories(call.tx, [change]))
      return showCategory(deps, call, after, input.fields)
    },
    deleteCategory: async ({ input, tx }) => {
      requireStoreTree(input.treeReference)
      await catalog.deleteCategory(tx, input.categoryId)
      return {}
    },
    moveCategory: async ({ input, tx }) => {
      requireStoreTree(input.treeReference)
      const { categoryId: id, position: place, moveAfterCategoryId } = input
      const { parentId, childIds } = await catalog.moveCategory(tx, {
        id,
        position: place,
        parentId: input.parentCategoryId ?? null,
        afterId: moveAfterCategoryId ?? undefined,
      })
      return { parentCategoryId: parentId, categoriesAfterMove: childIds }
    },
  } satisfies Partial<Handlers<typeof categories, HandlerContext>>
}

const bulkHandlers = (deps: CategoryDeps) => {
  const { catalog } = deps
  return {
    bulkUpdateCategories: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const inputs = input.categories.map(({ category }) => category)
      const results = await eachDecoded(
        inputs,
        (one, at) => decodeCategoryChange(one, `categories[${at}].category`, call.tx),
        (changes) => catalog.changeCategories(call.tx, changes),
      )
      return encodeMany(deps, call, input, inputs, results)
    },
    bulkShowCategories: async ({ input, ...call }) => {
      requireStoreTree(input.treeReference)
      const changes = input.categoryIds.map((id) => ({ id, visible: true }))
      return encodeMany(
        deps,
        call,
        input,
        changes,
        await catalog.changeCategories(call.tx, changes),
      )
    },
  } satisfies Partial<Handlers<typeof categories, HandlerContext>>
}

interface ReturnOptions {
  readonly returnEntity?: boolean | null
  readonly fields?: readonly string[] | null
}

async function encodeMany(
  deps: CategoryDeps,
  call: Pick<HandlerContext, 'tx'>,
  { returnEntity, fields }: ReturnOptions,
  requested: readonly { readonly id: string }[],
  results: readonly CategoryResult[],
) {
  const changed = returnEntity ? results.filter((one): one is Category => !isRefusal(one)) : []
  const shown = await showCategories(deps, call, changed, fields)
  const wireOf = new Map(changed.map((one, at) => [one, shown[at]]))
  return encodeBulk(
    results.map((result, at) => {
      const { id } = requested[at] as { readonly id: string }
      if (isRefusal(result)) return { id, error: result }
      const item = wireOf.get(result)
      return { id, ...(item && { item }) }
    }),
    'category',
  )
}

function only([result]: readonly CategoryResult[]): Category {
  if (isRefusal(result)) throw result
  return result as Category
}
