import { isDeepStrictEqual } from 'node:util'
import {
  HOME_PAGE_ID,
  type PageContent,
  type PageState,
  type Page as WirePage,
} from '@vitrine/contract/pages'
import type { Page, PageKind } from '../model.ts'

export const isHome = ({ id }: Pick<Page, 'id'>): boolean => id === HOME_PAGE_ID

export const kindOf = ({ article }: PageContent): PageKind => (article ? 'ARTICLE' : 'PAGE')

const stateOf = ({ draft, published, revision }: Page): PageState => {
  if (revision === 0) return 'DEFAULT'
  if (!published) return 'DRAFT'
  return isDeepStrictEqual(draft, published) ? 'PUBLISHED' : 'CHANGED'
}

export const encodePage = (page: Page): WirePage => ({ ...page, state: stateOf(page) })

/** A page as the ledger remembers it. */
export const factOf = (page: Page) => {
  const { id, slug, draft, published, publishDate, publishedDate, articleDate } = page
  const name = draft.title || slug || ''
  return { id, name, slug, draft, published, publishDate, publishedDate, articleDate }
}
