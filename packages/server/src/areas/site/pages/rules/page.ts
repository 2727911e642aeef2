import { isDeepStrictEqual } from 'node:util'
import { HOME_PAGE_ID, type PageState, type Page as WirePage } from '@vitrine/contract/pages'
import type { Page } from '../model.ts'

export const isHome = ({ id }: Pick<Page, 'id'>): boolean => id === HOME_PAGE_ID

const stateOf = ({ draft, published, revision }: Page): PageState => {
  if (revision === 0) return 'DEFAULT'
  if (!published) return 'DRAFT'
  return isDeepStrictEqual(draft, published) ? 'PUBLISHED' : 'CHANGED'
}

export const encodePage = (page: Page): WirePage => ({ ...page, state: stateOf(page) })

/** A page as the ledger remembers it. */
export const factOf = (page: Page) => {
  const { id, slug, draft, published, publishDate, publishedDate } = page
  return { id, name: draft.title || slug || '', slug, draft, published, publishDate, publishedDate }
}
