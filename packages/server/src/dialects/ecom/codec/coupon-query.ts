import {
  type QueryFields,
  readQuery,
  readTextQuery,
  type TextQuery,
} from '@vitrine/contract/catalog'
import { couponFields } from '@vitrine/contract/coupons'
import type { PromotionQuery } from '../../../areas/commerce/promotions/index.ts'
import { renameFields } from './rename-fields.ts'

const names: Readonly<Record<string, string>> = {
  dateCreated: 'createdDate',
  'specification.name': 'name',
  'specification.code': 'code',
  'specification.active': 'active',
  'specification.startTime': 'startDate',
  'specification.expirationTime': 'endDate',
}

const DEFAULT_LIMIT = 100

/** The list's text form, over the coupons alone; moments are milliseconds since 1970, also as text. */
export function decodeCouponQuery(query: TextQuery | null | undefined): PromotionQuery {
  const { filter, ...rest } = readTextQuery(query)
  const fields: QueryFields = couponFields
  const read = readQuery(fields, { ...rest, filter: withMoments(filter) })
  const sort = read.sort.map((one) => ({ ...one, field: names[one.field] ?? one.field }))
  return {
    ...read,
    limit: query?.paging?.limit ?? DEFAULT_LIMIT,
    filter: { kind: 'and', parts: [onlyCoupons, renameFields(read.filter, names)] },
    sort: sort.length > 0 ? sort : [{ field: 'createdDate', descending: true }],
  }
}

const onlyCoupons = { kind: 'test', field: 'source', operator: '$eq', value: 'COUPON' } as const

const momentFields = new Set([
  'dateCreated',
  'specification.startTime',
  'specification.expirationTime',
])

/** Converts milliseconds in text to numbers, which are parsed as moments. */
function withMoments(filter: unknown, isMoment = false): unknown {
  if (isMoment && typeof filter === 'string' && /^\d{1,15}$/.test(filter)) return Number(filter)
  if (Array.isArray(filter)) return filter.map((one) => withMoments(one, isMoment))
  if (typeof filter !== 'object' || filter === null) return filter
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [
      key,
      withMoments(value, isMoment || momentFields.has(key)),
    ]),
  )
}
