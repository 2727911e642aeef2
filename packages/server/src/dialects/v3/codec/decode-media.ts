import type { ProductToUpdate } from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import type { MediaReference, NewGalleryItem } from '../../../areas/catalog/index.ts'

type MediaItemInput = NonNullable<
  NonNullable<NonNullable<ProductToUpdate['media']>['itemsInfo']>['items']
>[number]
interface MediaReferenceInput {
  readonly id?: string | null | undefined
  readonly url?: string | null | undefined
  readonly image?: MediaReferenceInput | null | undefined
  readonly video?: MediaReferenceInput | null | undefined
}

/** The whole gallery; duplicates are refused. */
export function decodeGallery(items: readonly MediaItemInput[], field: string): NewGalleryItem[] {
  const decoded = items.map(
    (one, at): NewGalleryItem => ({
      ...decodeReference(one, `${field}[${at}]`),
      ...(typeof one.altText === 'string' && { altText: one.altText }),
      ...(typeof one.displayName === 'string' && { title: one.displayName }),
    }),
  )
  const names = decoded.map(({ mediaId, url }) => mediaId ?? url)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice === undefined) return decoded
  throw brokenRule(field, 'DUPLICATE_MEDIA_ERROR', `has the item "${twice}" twice`, { id: twice })
}

const asText = /^wix:(?:image|video):\/\/v1\/([^/#]+)/

/** A library file by id, in any form that clients send, or a web address. */
export function decodeReference(input: MediaReferenceInput, field: string): MediaReference {
  const file = input.image ?? input.video
  const url = input.url ?? file?.url
  const id = input.id ?? file?.id ?? asText.exec(url ?? '')?.[1]
  if (id) return { mediaId: id }
  if (!url) throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a url')
  if (URL.canParse(url) && /^https?:/i.test(url)) return { url }
  throw violation(`${field}.url`, 'FORMAT', 'must be a web address: http:// or https://', {
    type: 'WEB_URL',
  })
}
