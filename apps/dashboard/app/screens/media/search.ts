import { type MediaKind, type MediaSort, mediaKinds, mediaSorts } from '@vitrine/contract/media'
import type { InputOf, OutputOf } from '../../api/client.ts'

export type Media = OutputOf<'media.queryMedia'>['items'][number]
export type MediaDetails = OutputOf<'media.getMedia'>
export type MediaUse = MediaDetails['usedIn']['uses'][number]

export const mediaViews = ['unused', 'untexted'] as const

/** Search parameters of the library. Empty means any. */
export type MediaSearch = {
  /** Part of a name or an alternative text. */
  readonly q: string
  readonly kind: '' | MediaKind
  readonly show: '' | (typeof mediaViews)[number]
  /** Empty: the newest first. */
  readonly sort: '' | MediaSort
  /** Id of the opened file. */
  readonly open: string
}

const MAX_ID = 300
const textOf = (value: unknown, max: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, max) : ''

export const readMediaSearch = (raw: Readonly<Record<string, unknown>>): MediaSearch => ({
  q: textOf(raw.q, 100),
  // Older addresses contain the kind in `show`.
  kind: mediaKinds.find((one) => one === raw.kind || one === raw.show) ?? '',
  show: mediaViews.find((one) => one === raw.show) ?? '',
  sort: mediaSorts.find((one) => one === raw.sort) ?? '',
  open: textOf(raw.open, MAX_ID),
})

/** Files of one call. */
export const MEDIA_PAGE = 100

export const mediaQuery = (
  { q, kind, show, sort }: Pick<MediaSearch, 'q' | 'kind' | 'show' | 'sort'>,
  page = 0,
  limit = MEDIA_PAGE,
): InputOf<'media.queryMedia'> => ({
  query: {
    ...(q !== '' && { search: q }),
    ...(kind !== '' && { kind }),
    ...(show === 'unused' && { unused: true }),
    ...(show === 'untexted' && { withoutAltText: true }),
    ...(sort !== '' && { sort }),
    paging: { limit, offset: page * limit },
  },
})
