import { readQuery } from '@vitrine/contract/catalog'
import { customerFields, type customers as customersService } from '@vitrine/contract/customers'
import type { Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { memberOf } from '../../access/identity/index.ts'
import { encodeSummary as encodeOrder } from '../orders/index.ts'
import { encodeCustomer, encodeSummary } from './codec.ts'
import type { Customer, CustomersFeature } from './index.ts'

export interface CustomerHandlerDeps {
  readonly customers: CustomersFeature
  readonly pages: QueryPages
}

const latestOrders = [{ field: 'lastOrderDate', descending: true }]
const ORDERS = 20

export const customerHandlers = ({ customers, pages }: CustomerHandlerDeps) => {
  const answer = async (tx: Tx, customer: Customer) => ({
    customer: encodeCustomer(
      customer,
      await customers.details(tx, customer),
      await customers.currencyOf(tx),
    ),
  })
  return {
    queryCustomers: async ({ input, ...call }) => {
      const { tx } = call
      const open = pages.open('customers', call, input.query)
      const { sort, filter, ...page } = readQuery(customerFields, open.query)
      const currency = await customers.currencyOf(tx)
      const segment = input.segmentId && (await customers.segments.filterOf(tx, input.segmentId))
      const query = {
        ...page,
        filter: segment ? ({ kind: 'and', parts: [filter, segment] } as const) : filter,
        sort: sort.length > 0 ? sort : latestOrders,
        walk: open.walk,
        words: (input.search ?? '').split(/\s+/).filter(Boolean),
        currency,
      }
      const found = await customers.query(tx, query)
      const { count, offset, total, cursors } = open.metadata(query, found)
      const hasNext = cursors ? cursors.next !== undefined : offset + count < total
      return {
        customers: found.items.map((one) => encodeSummary(one, currency)),
        pagingMetadata: { count, offset, total, hasNext, ...(cursors && { cursors }) },
      }
    },
    getCustomer: async ({ tx, input }) => answer(tx, await customers.get(tx, input.id)),
    listCustomerOrders: async ({ tx, input: { id, limit = ORDERS, offset = 0 } }) => {
      const { items, total } = await customers.ordersOf(tx, id, { limit, offset })
      return { orders: items.map(encodeOrder), count: total }
    },
    changeCustomer: async ({ tx, input }) => answer(tx, await customers.change(tx, input)),
    mergeCustomers: async ({ tx, input }) =>
      answer(tx, await customers.merge(tx, input.id, input.otherId)),
    eraseCustomer: async ({ tx, input }) => ({ orders: await customers.erase(tx, input.id) }),
    withdrawConsent: async ({ tx, input }) =>
      answer(tx, await customers.withdrawConsent(tx, input)),
    listMyConsents: async ({ tx, caller }) => ({
      consents: await customers.ownConsents(tx, memberOf(caller).id),
    }),
    subscribeToNewsletter: ({ tx, caller, input: { text, language } }) =>
      customers.subscribeToNewsletter(tx, { memberId: memberOf(caller).id, text, language }),
    withdrawMyConsent: async ({ tx, caller, input: { key } }) => ({
      consents: await customers.withdrawOwnConsent(tx, { memberId: memberOf(caller).id, key }),
    }),
    unsubscribeFromAll: async ({ tx, input }) => {
      await customers.unsubscribeFromAll(tx, input)
      return {}
    },
    listSegments: async ({ tx }) => ({ segments: await customers.segments.list(tx) }),
    createSegment: async ({ tx, input }) => ({
      segment: await customers.segments.create(tx, input),
    }),
    changeSegment: async ({ tx, input }) => ({
      segment: await customers.segments.change(tx, input),
    }),
    deleteSegment: async ({ tx, input }) => {
      await customers.segments.delete(tx, input.id)
      return {}
    },
  } satisfies Handlers<typeof customersService, HandlerContext>
}
