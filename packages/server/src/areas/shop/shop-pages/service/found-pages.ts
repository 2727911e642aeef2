import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage, FoundPage } from '../../../site/pages/index.ts'
import type { ShopPageDeps } from './page-deps.ts'

/**
 * Finds pages and articles that contain all words, with typos only if there is no exact match; one statement, or three
 * without an exact match.
 */
export async function foundPages(
  tx: Tx,
  { catalog, sitePages }: Pick<ShopPageDeps, 'catalog' | 'sitePages'>,
  typed: string,
  page: { readonly limit: number; readonly language: AskedLanguage },
): Promise<readonly FoundPage[]> {
  const { byTerms, nearWords } = sitePages.found
  const exact = await catalog.readTerms(tx, typed)
  if (exact.length === 0) return []
  const found = await byTerms(tx, exact, page)
  if (found.length > 0) return found
  const withSlips = await catalog.readTerms(tx, typed, (words) => nearWords(tx, words))
  const hasMore = withSlips.some(({ length }, at) => length > (exact[at]?.length ?? 0))
  return hasMore ? byTerms(tx, withSlips, page) : []
}
