import type { OptionFilter } from '@vitrine/contract/options'
import type { InputOf } from '../../api/client.ts'

/** Search parameters of the list. */
export type CustomizationsSearch = {
  readonly q: string
  readonly kind: '' | 'OPTION' | 'MODIFIER'
  /** Counted from 1. */
  readonly page: number
}

export const CUSTOMIZATIONS_PAGE = 50

export const readCustomizationsSearch = (
  raw: Readonly<Record<string, unknown>>,
): CustomizationsSearch => ({
  q: typeof raw.q === 'string' ? raw.q.slice(0, 80) : '',
  kind: raw.kind === 'OPTION' || raw.kind === 'MODIFIER' ? raw.kind : '',
  page: Math.max(1, Math.trunc(Number(raw.page)) || 1),
})

export const customizationsFilter = ({
  q,
  kind,
}: Pick<CustomizationsSearch, 'q' | 'kind'>): OptionFilter => ({
  ...(q === '' ? {} : { text: q }),
  ...(kind === '' ? {} : { kind }),
})

export const customizationsQuery = (
  search: CustomizationsSearch,
): InputOf<'options.listOptions'> => ({
  filter: customizationsFilter(search),
  limit: CUSTOMIZATIONS_PAGE,
  offset: (search.page - 1) * CUSTOMIZATIONS_PAGE,
})
