import type { PageContent } from './schemas.ts'

/** Kinds of legal pages, in the order of footers. */
export const legalKinds = [
  'imprint',
  'privacy',
  'terms',
  'delivery',
  'returns',
  'withdrawal',
] as const
export type LegalKind = (typeof legalKinds)[number]

/** The ids of the legal pages of every site, so that each is there once. */
export const legalPageIds: { readonly [K in LegalKind]: string } = {
  imprint: '00000000-0000-4000-8000-0000000000b1',
  privacy: '00000000-0000-4000-8000-0000000000b2',
  terms: '00000000-0000-4000-8000-0000000000b3',
  delivery: '00000000-0000-4000-8000-0000000000b4',
  returns: '00000000-0000-4000-8000-0000000000b5',
  withdrawal: '00000000-0000-4000-8000-0000000000b6',
}

/** The kind of the page with this id, if it is a legal page. */
export const legalKindOf = (id: string): LegalKind | undefined =>
  legalKinds.find((kind) => legalPageIds[kind] === id)

/** Something in square brackets that still has to be filled in. */
export interface OpenPlaceholder {
  /** Its path in the content, such as `sections[2].story.html`. */
  readonly field: string
  /** The text in the brackets. */
  readonly text: string
}

const unread: ReadonlySet<string> = new Set([
  'id',
  'mediaId',
  'link',
  'collectionId',
  'productIds',
  'source',
])

/** All texts in square brackets in a content, in order; in legal pages they still have to be filled in. */
export const openPlaceholders = (content: PageContent): OpenPlaceholder[] =>
  textsOf(content, '').flatMap(({ field, text }) =>
    [...withoutTags(text).matchAll(/\[([^[\]]*\p{L}[^[\]]*)\]/gu)].map(([, inside = '']) => ({
      field,
      text: inside.trim(),
    })),
  )

function textsOf(value: unknown, field: string): OpenPlaceholder[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(one, `${field}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    unread.has(key) ? [] : textsOf(one, field === '' ? key : `${field}.${key}`),
  )
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '')
