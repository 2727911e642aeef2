import type { Tx } from '../../../../platform/tx.ts'
import type { AskedLanguage } from '../../../site/pages/index.ts'
import { type ArticleView, articleView } from './journal.ts'
import { type ContentView, viewOf } from './page-content.ts'
import type { ShopPageDeps } from './page-deps.ts'

export interface Preview {
  readonly slug: string | null
  readonly view: ContentView
  /** Null for pages. */
  readonly article: ArticleView | null
}

/** The draft of a page or an article, by its preview token. */
export async function previewPage(
  tx: Tx,
  deps: ShopPageDeps,
  token: string,
  language: AskedLanguage,
): Promise<Preview> {
  const { id, slug, draft, articleDate } = await deps.sitePages.previewed(tx, token)
  if (!draft.article) {
    return { slug, view: await viewOf(tx, deps, draft, { language }), article: null }
  }
  const shown = { id, slug, published: draft, publishedDate: tx.now, articleDate }
  const article = await articleView(tx, deps, shown, language)
  return { slug, view: article.view, article }
}
