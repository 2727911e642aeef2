import type { InputOf } from '../../api/client.ts'

/** Search parameters of the list. */
export type InfoSectionsSearch = {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export const INFO_SECTIONS_PAGE = 50

export const readInfoSectionsSearch = (
  raw: Readonly<Record<string, unknown>>,
): InfoSectionsSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})

export const infoSectionsQuery = ({
  q,
  page,
}: InfoSectionsSearch): InputOf<'infoSections.listInfoSections'> => ({
  filter: { text: q },
  sort: 'TITLE',
  limit: INFO_SECTIONS_PAGE,
  offset: (page - 1) * INFO_SECTIONS_PAGE,
})
