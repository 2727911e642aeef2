import { InvalidItemImageUrl } from '@vitrine/contract/back-in-stock'
import {
  type ItemDetails,
  type NotificationRequest,
  notificationRequestFields,
} from '@vitrine/contract/back-in-stock-notifications'
import { readQuery } from '@vitrine/contract/catalog'
import { type CatalogReference, STORES_APP_ID } from '@vitrine/contract/ecom'
import type {
  AwaitedReference,
  BackInStockQuery,
  BackInStockRequest,
  ReportedItem,
} from '../../../areas/commerce/back-in-stock/index.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { encodeReference } from './references.ts'

export const encodeNotificationRequest = (request: BackInStockRequest): NotificationRequest => ({
  id: request.id,
  catalogReference: encodeAwaitedReference(request),
  email: request.email,
  ...(request.memberId && { contactId: request.memberId }),
  status: request.status,
  ...(request.autoNotified !== null && { autoNotified: request.autoNotified }),
  createdDate: request.createdDate,
  ...(request.itemUrl && { itemUrl: request.itemUrl }),
})

const encodeAwaitedReference = ({ productId, variantId }: AwaitedReference): CatalogReference =>
  encodeReference({ productId, ...(variantId && { variantId }), choices: {}, texts: {} })

/** A query in terms of the domain, the latest first. */
export function decodeNotificationQuery({ query, walk }: PagedQuery): BackInStockQuery {
  const { sort, ...read } = readQuery(notificationRequestFields, query)
  const newest = [{ field: 'createdDate', descending: true }]
  return { ...read, sort: sort.length > 0 ? sort : newest, walk }
}

const isAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** Item details from a client; refuses pictures without an address that mails can show. */
export function decodeItemDetails(details: ItemDetails | null | undefined): ReportedItem {
  const { name, price, image } = details ?? {}
  const url = image?.url
  if (url && !isAddress(url)) throw InvalidItemImageUrl({ url })
  return { ...(name && { name }), ...(price && { price }), ...(url && { picture: url }) }
}

/** Whether requests for it are collected; other catalogs have none. */
export const isOwnCatalog = ({ appId }: Pick<CatalogReference, 'appId'>): boolean =>
  appId === STORES_APP_ID

/** Whether requests are taken, of the one catalog there is. */
export const encodeCollection = (isCollecting: boolean) => ({
  settings: { collectionStates: [{ appId: STORES_APP_ID, collectingRequests: isCollecting }] },
})
