import { type ArticleState, articleStates } from '@vitrine/contract/pages'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the list of articles. */
export type JournalSearch = {
  readonly q: string
  /** Empty: all. */
  readonly show: ArticleState | ''
  readonly tag: string
  /** Counted from 1. */
  readonly page: number
}

export function readJournalSearch(raw: Readonly<Record<string, unknown>>): JournalSearch {
  const page = Number(raw.page)
  return {
    q: typeof raw.q === 'string' ? raw.q.slice(0, 100) : '',
    show: articleStates.find((state) => state === raw.show) ?? '',
    tag: typeof raw.tag === 'string' ? raw.tag.slice(0, 40) : '',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 1000) : 1,
  }
}

export const ARTICLES_PAGE = 50

export const articlesQuery = ({
  q,
  show,
  tag,
  page,
}: JournalSearch): InputOf<'pages.listArticles'> => ({
  ...(q !== '' && { q }),
  ...(show !== '' && { state: show }),
  ...(tag !== '' && { tag }),
  limit: ARTICLES_PAGE,
  offset: (page - 1) * ARTICLES_PAGE,
})
