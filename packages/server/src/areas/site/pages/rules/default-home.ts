import { HOME_PAGE_ID, type PageContent } from '@vitrine/contract/pages'
import type { Page } from '../model.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`

/** The home page of a new shop. */
export const defaultHome: PageContent = {
  title: '',
  description: '',
  sections: [
    { id: idOf(1), hero: { newestProduct: true } },
    { id: idOf(2), collections: {} },
    { id: idOf(3), products: { source: 'NEWEST', limit: 8 } },
    { id: idOf(4), products: { source: 'ON_SALE', limit: 4 } },
  ],
}

/** The home page before anybody has saved it. */
export const untouchedHome: Page = {
  id: HOME_PAGE_ID,
  slug: null,
  draft: defaultHome,
  published: null,
  publishDate: null,
  publishedDate: null,
  revision: 0,
  updatedDate: null,
  articleDate: null,
}
