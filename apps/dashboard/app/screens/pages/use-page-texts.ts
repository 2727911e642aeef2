import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import type { StoredPage } from './form.ts'

export const isArticle = ({ draft }: Pick<StoredPage, 'draft'>) => draft.article !== undefined

/** The messages of the editor for a page, or for an article. */
export function usePageText(page: Pick<StoredPage, 'draft'>) {
  const { pages, journal } = useMessages()
  return isArticle(page) ? { ...pages, ...journal.editor } : pages
}

/** Links of the editor of a page or an article, and of its list. */
export const placesOf = (page: Pick<StoredPage, 'draft' | 'id'>) =>
  isArticle(page)
    ? { list: links.journal(), editor: links.article(page.id) }
    : { list: links.pages(), editor: links.page(page.id) }

/** The link for visitors. */
export function shownAt({ slug, draft }: Pick<StoredPage, 'draft' | 'slug'>): string {
  if (slug === null) return links.shop()
  return isArticle({ draft }) ? links.shopArticle(slug) : links.shopPage(slug)
}
