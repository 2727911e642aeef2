import type { Catalog, Category, MediaUrl } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeCategory } from '../codec/category.ts'

export interface CategoryDeps {
  readonly catalog: Catalog
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
}

type Fields = readonly string[] | null | undefined

/** Encodes categories, with breadcrumbs where requested, in one statement for all. */
export async function showCategories(
  { catalog, mediaUrl }: CategoryDeps,
  { tx }: Pick<HandlerContext, 'tx'>,
  found: readonly Category[],
  fields: Fields,
) {
  const asksForWay = fields?.includes('BREADCRUMBS_INFO') === true
  const breadcrumbs = await catalog.breadcrumbsOf(tx, asksForWay ? found : [])
  return found.map((category) => encodeCategory(category, { mediaUrl, fields, breadcrumbs }))
}

export async function showCategory(
  deps: CategoryDeps,
  call: Pick<HandlerContext, 'tx'>,
  category: Category,
  fields: Fields,
) {
  const [shown] = await showCategories(deps, call, [category], fields)
  return { category: shown as NonNullable<typeof shown> }
}
