import { readQuery } from '@vitrine/contract/catalog'
import { InvalidFilter, violation } from '@vitrine/contract/kit'
import { publishedOrderFields } from '@vitrine/contract/orders-v1'
import type { OrderQuery } from '../../../areas/commerce/orders/index.ts'
import { toDomain } from './order-search.ts'
import { fulfillmentStatusOf, orderStatusOf, paymentStatusOf } from './order-statuses.ts'

interface CountedField {
  readonly field: string
  readonly encode: (value: string) => string
}

const asItIs = (value: string) => value
const inWords = (table: Readonly<Record<string, string>>) => (value: string) =>
  table[value] ?? value

const countedFields: Readonly<Record<string, CountedField>> = {
  status: { field: 'state', encode: inWords(orderStatusOf) },
  paymentStatus: { field: 'paymentState', encode: inWords(paymentStatusOf) },
  fulfillmentStatus: { field: 'fulfillmentState', encode: inWords(fulfillmentStatusOf) },
  'channelInfo.type': { field: 'channel', encode: asItIs },
  archived: { field: 'archived', encode: asItIs },
  seenByAHuman: { field: 'seen', encode: asItIs },
}

/** The fields that an aggregation counts by. */
export function decodeCount(name: string, fields: readonly string[]): CountedField[] {
  return fields.map((field) => {
    const counted = Object.hasOwn(countedFields, field) ? countedFields[field] : undefined
    if (counted) return counted
    const accepted = Object.keys(countedFields)
    const sentence = `"${field}" is not counted by; these are: ${accepted.join(', ')}`
    throw violation(`aggregation.${name}.$count`, 'INVALID_ENUM_VALUE', sentence, { accepted })
  })
}

/** The counted orders; excludes those that await payment. */
export function decodeCountedFilter(filter: unknown, currency: string): OrderQuery['filter'] {
  if (filter !== undefined && (typeof filter !== 'object' || filter === null)) {
    throw InvalidFilter({}, 'A filter is an object such as {"status": "APPROVED"}')
  }
  const read = readQuery(publishedOrderFields, { filter })
  const isMade = {
    kind: 'test',
    field: 'state',
    operator: '$ne',
    value: 'AWAITING_PAYMENT',
  } as const
  return { kind: 'and', parts: [toDomain(read.filter, currency), isMade] }
}

/** Counts by the statuses of the published clients; several states may share one status. */
export function encodeCounts(
  fields: readonly CountedField[],
  rows: readonly { readonly values: readonly (string | null)[]; readonly count: number }[],
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { values, count } of rows) {
    const words = values.map((value, at) => fields[at]?.encode(value ?? '') ?? '')
    const key = words.length === 1 ? (words[0] ?? '') : `(${words.join('|')})`
    counts[key] = (counts[key] ?? 0) + count
  }
  return counts
}
