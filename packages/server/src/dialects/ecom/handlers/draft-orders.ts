import { ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import { readQuery } from '@vitrine/contract/catalog'
import {
  DraftOrderApplied,
  DraftOrderHasProblems,
  draftOrderFields,
} from '@vitrine/contract/draft-orders'
import type { draftOrdersV1 } from '@vitrine/contract/draft-orders-v1'
import * as wire from '@vitrine/contract/draft-orders-v1'
import { ApplicationError, type Handlers } from '@vitrine/contract/kit'
import { OrderNotFound } from '@vitrine/contract/orders'
import type {
  DraftChanges,
  DraftOrder,
  DraftOrdersFeature,
  DraftView,
} from '../../../areas/commerce/draft-orders/index.ts'
import { editRefusalsOf } from '../../../areas/commerce/orders/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { encodeListPage } from '../codec/abandoned-query.ts'
import {
  addedLines,
  changedLines,
  codesOf,
  decodeAddressee,
  decodeBuyer,
  decodeNewDraft,
  decodeShipping,
  manualDiscounts,
  manualFees,
  marked,
} from '../codec/draft-changes.ts'
import { encodeCalculated, encodeDraftV1 } from '../codec/draft-order.ts'
import { type OrderCallDeps, orderCalls } from './order-calls.ts'
import { byCursor } from './records.ts'

export interface PublishedDraftDeps extends OrderCallDeps {
  readonly drafts: DraftOrdersFeature
  readonly pages: QueryPages
}

const merchant = { kind: 'merchant' } as const

export function draftOrdersV1Handlers(
  deps: PublishedDraftDeps,
): Handlers<typeof draftOrdersV1, HandlerContext> {
  const { drafts, orders, pages } = deps
  const { shopFor, show } = orderCalls(deps)
  const calculated = async (call: Pick<HandlerContext, 'caller' | 'tx'>, view: DraftView) => ({
    calculatedDraftOrder: encodeCalculated(await shopFor(call), view),
  })
  /** Changes an open draft. */
  const change = async (call: HandlerContext, id: string, changes: DraftChanges) =>
    calculated(call, await inWords(() => drafts.save(call.tx, id, changes)))
  return {
    createDraftOrder: async (call) => {
      const { sourceOrderId, orderId = null, draftOrder } = call.input
      const source = sourceOrderId ?? orderId
      const { view, isNew } = await inWords(() =>
        drafts.create(
          call.tx,
          source === null ? { kind: 'NEW' } : { kind: 'EDIT', orderId: source },
          (initial) => (source === null && draftOrder ? decodeNewDraft(draftOrder, initial) : {}),
        ),
      )
      const { creator, id } = view.draft
      const isOwn = creator.type === call.tx.actor.type && creator.id === call.tx.actor.id
      if (!isNew && !isOwn) throw wire.OrderIsAlreadyEdited({ draftOrderId: id })
      return { ...(await calculated(call, view)), preexistingDraftOrder: !isNew }
    },
    createEmptyDraftOrder: async (call) =>
      calculated(call, (await drafts.create(call.tx, { kind: 'NEW' }, {})).view),
    queryDraftOrders: async (call) => {
      const open = pages.open('draftOrdersV1', call, byCursor(call.input.query))
      const { sort, ...rest } = readQuery(draftOrderFields, open.query)
      const latest = [{ field: 'createdDate', descending: true }]
      const filter = withStatuses(rest.filter)
      const order = sort.length > 0 ? sort : latest
      const query = { ...rest, filter, sort: order, walk: open.walk, search: [] }
      const found = await drafts.query(call.tx, query)
      const shop = await shopFor(call)
      const views = await drafts.stored(call.tx, found.items)
      return {
        draftOrders: views.map((view) => encodeDraftV1(shop, view)),
        pagingMetadata: encodeListPage(open.metadata(query, found)),
      }
    },
    setShippingInfo: (call) => {
      const { draftOrderId, shippingInfo } = call.input
      const destination = shippingInfo?.logistics?.shippingDestination
      return change(call, draftOrderId, ({ currency }) => ({
        delivery: decodeShipping(shippingInfo, codesOf(shippingInfo ?? {}), currency),
        ...(destination && { shipping: decodeAddressee(destination) }),
      }))
    },
    setBuyerInfo: (call) =>
      change(call, call.input.draftOrderId, decodeBuyer(call.input.buyerInfo)),
    setRecipientInfo: (call) =>
      change(call, call.input.draftOrderId, {
        shipping: decodeAddressee(call.input.recipientInfo),
      }),
    setBillingInfo: (call) =>
      change(call, call.input.draftOrderId, { billing: decodeAddressee(call.input.billingInfo) }),
    setTaxExemption: (call) =>
      change(call, call.input.draftOrderId, { taxExempt: call.input.taxExempt ?? false }),
    getDraftOrder: async (call) =>
      calculated(call, await drafts.get(call.tx, call.input.draftOrderId)),
    addLineItemsToDraftOrder: (call) =>
      change(call, call.input.draftOrderId, (draft) => ({
        lines: addedLines(draft, call.input),
      })),
    updateLineItems: (call) =>
      change(call, call.input.draftOrderId, (draft) => ({
        lines: changedLines(draft, call.input.lineItemChanges),
      })),
    setDiscounts: async (call) => {
      const { draftOrderId, discounts: marks } = call.input
      const view = await drafts.get(call.tx, draftOrderId)
      const known = discountIds(view)
      const unknown = marks.find(({ id }) => !known.has(id))
      if (unknown) throw wire.DiscountNotFound({ id: unknown.id })
      return change(call, draftOrderId, ({ discounts, dropped }) => {
        const after = marked(discounts, dropped, marks)
        return { discounts: after.written, dropped: after.dropped }
      })
    },
    createCustomDiscounts: async (call) => {
      const { draftOrderId, discounts: sent } = call.input
      const view = await drafts.get(call.tx, draftOrderId)
      refuseTooMuch(view, manualDiscounts(view.draft, sent))
      return change(call, draftOrderId, (draft) => ({
        discounts: [...draft.discounts, ...manualDiscounts(draft, sent)],
      }))
    },
    deleteCustomDiscounts: async (call) => {
      const { draftOrderId, discountIds: ids } = call.input
      const view = await drafts.get(call.tx, draftOrderId)
      for (const id of ids) {
        if (view.draft.discounts.some((one) => one.id === id)) continue
        throw (discountIds(view).has(id) ? wire.DiscountRemoveNotSupported : wire.DiscountNotFound)(
          { id },
        )
      }
      return change(call, draftOrderId, ({ discounts }) => ({
        discounts: discounts.filter(({ id }) => !ids.includes(id)),
      }))
    },
    setAdditionalFees: async (call) => {
      const { draftOrderId, additionalFees: marks } = call.input
      const known = feeIds(await drafts.get(call.tx, draftOrderId))
      const unknown = marks.find(({ id }) => !known.has(id))
      if (unknown) throw wire.AdditionalFeeNotFound({ id: unknown.id })
      return change(call, draftOrderId, ({ fees, dropped }) => {
        const after = marked(fees, dropped, marks)
        return { fees: after.written, dropped: after.dropped }
      })
    },
    createCustomAdditionalFees: (call) =>
      change(call, call.input.draftOrderId, (draft) => ({
        fees: [...draft.fees, ...manualFees(draft, call.input.customAdditionalFees)],
      })),
    deleteCustomAdditionalFees: async (call) => {
      const { draftOrderId, customAdditionalFees: ids } = call.input
      const view = await drafts.get(call.tx, draftOrderId)
      for (const id of ids) {
        if (view.draft.fees.some((one) => one.id === id)) continue
        throw (
          feeIds(view).has(id) ? wire.AdditionalFeeRemoveNotSupported : wire.AdditionalFeeNotFound
        )({ id })
      }
      return change(call, draftOrderId, ({ fees }) => ({
        fees: fees.filter(({ id }) => !ids.includes(id)),
      }))
    },
    updateExtendedFields: async (call) => {
      const { id, namespace, namespaceData = {} } = call.input
      const view = await drafts.save(call.tx, id, ({ extendedFields }) => {
        const { namespaces } = (extendedFields ?? {}) as { namespaces?: object }
        return { extendedFields: { namespaces: { ...namespaces, [namespace]: namespaceData } } }
      })
      return { draftOrder: encodeDraftV1(await shopFor(call), view) }
    },
    getOrderDraftabilityStatus: async ({ tx, input: { orderId } }) => {
      const reasons = await nonDraftable(tx, orderId)
      return {
        orderId,
        orderDraftable: reasons.length === 0,
        nonDraftableReasons: reasons,
      }
    },
    commitDraftOrder: async (call) => {
      const { draftOrderId, commitSettings, reason } = call.input
      await refuseApplied(call, draftOrderId)
      const notifies = commitSettings?.sendNotificationsToBuyer ?? true
      const follows = new Set(commitSettings?.updateInventory?.map((one) => one.lineItemId))
      const applied = await asCommit(() =>
        drafts.apply(call.tx, draftOrderId, {
          reason: reason ?? '',
          notify: notifies,
          mailsDocuments: notifies,
          settle: 'BALANCE',
          stockFollows: (lineId) => follows.has(lineId),
          isNoted: commitSettings?.addActivitiesToOrder ?? true,
        }),
      )
      return {
        committedDraftOrder: encodeDraftV1(await shopFor(call), applied.view),
        orderAfterCommit: await show(call, call.tx, applied.order),
      }
    },
    createOrderFromDraft: async (call) => {
      const { draftOrderId, createSettings, reason, channelInfo } = call.input
      await refuseApplied(call, draftOrderId)
      const { sendNotificationToBuyer: toBuyer, sendNotificationsToBusiness: toOwners } =
        createSettings?.notifications ?? {}
      const ordered = await asCreation(() =>
        drafts.order(call.tx, draftOrderId, {
          reason: reason ?? '',
          notify: toBuyer ?? true,
          notifyOwners: toOwners ?? true,
          requestPayment: false,
          channel: channelInfo?.type ?? 'BACKOFFICE_MERCHANT',
        }),
      )
      return {
        committedDraftOrder: encodeDraftV1(await shopFor(call), ordered.view),
        createdOrder: await show(call, call.tx, ordered.order),
      }
    },
    deleteDraftOrder: async ({ tx, input }) => {
      await translated(DraftOrderApplied.code, wire.DraftOrderCannotBeDeleted, () =>
        drafts.delete(tx, input.draftOrderId),
      )
      return {}
    },
  }

  async function refuseApplied({ tx }: HandlerContext, id: string): Promise<void> {
    const { draft } = await drafts.get(tx, id)
    if (draft.status === 'APPLIED') throw DraftOrderApplied({ orderId: draft.orderId })
  }

  async function nonDraftable(
    tx: HandlerContext['tx'],
    orderId: string,
  ): Promise<(typeof wire.nonDraftableReasons)[number][]> {
    const order = await orders.require(tx, merchant, orderId).catch(notFound)
    if (!order) return ['ORDER_NOT_FOUND']
    const view = await orders.view(tx, order)
    const { currency } = await deps.shopOf(tx)
    const reasons = editRefusalsOf(view, currency).map((reason) => draftability[reason])
    return [...new Set(reasons)]
  }
}

const notFound = (error: unknown): undefined => {
  if (error instanceof ApplicationError && error.definition.code === OrderNotFound.code) return
  throw error
}

const draftability = {
  STATE: 'ORDER_STATUS_IS_NOT_SUPPORTED',
  REFUNDED: 'PARTIALLY_OR_FULLY_REFUNDED',
  IMPORTED: 'UNSUPPORTED_CHANNEL_TYPE',
  CURRENCY: 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  PAYMENT_AUTHORIZED: 'ORDER_STATUS_IS_NOT_SUPPORTED',
  DISPUTED: 'ORDER_STATUS_IS_NOT_SUPPORTED',
} as const

type Refusal = (data: Record<string, unknown>) => ApplicationError

/** The same with one error under its published name. */
async function translated<T>(code: string, refusal: Refusal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isMeant = error instanceof ApplicationError && error.definition.code === code
    throw isMeant ? refusal({ ...error.data }) : error
  }
}

const inWords = <T>(work: () => Promise<T>) =>
  translated(ItemNotFoundInCatalog.code, wire.CatalogItemNotFound, work)
const asCommit = <T>(work: () => Promise<T>) =>
  translated(DraftOrderHasProblems.code, wire.CommitFailedValidations, work)
const asCreation = <T>(work: () => Promise<T>) =>
  translated(DraftOrderHasProblems.code, wire.CreateOrderFailedValidations, work)

const discountIds = ({ draft, order, result }: DraftView): ReadonlySet<string> =>
  new Set([
    ...draft.discounts.map(({ id }) => id),
    ...draft.dropped,
    ...result.discounts.map(({ promotionId }) => promotionId),
    ...(order?.order.discounts ?? []).map(({ promotionId }) => promotionId),
  ])

const feeIds = ({ draft, order, result }: DraftView): ReadonlySet<string> =>
  new Set([
    ...draft.fees.map(({ id }) => id),
    ...result.fees.map(({ id }) => id),
    ...(order?.order.fees ?? []).map(({ id }) => id),
  ])

/** A manual discount must not exceed the discounted sum. */
function refuseTooMuch({ result }: DraftView, discounts: DraftOrder['discounts']): void {
  for (const { amountMinor, lineId } of discounts) {
    const line = result.lines.find(({ id }) => id === lineId)
    const most = lineId === null ? result.totals.subtotal : (line?.subtotal ?? 0)
    if (amountMinor === null || amountMinor <= most) continue
    throw (lineId === null ? wire.DiscountsExceedOrderTotals : wire.DiscountsExceedItemTotals)()
  }
}

type FilterNode = ReturnType<typeof readQuery>['filter']
const statuses: Readonly<Record<string, string>> = { DRAFT: 'OPEN', COMMITTED: 'APPLIED' }

/** Translates published statuses to those of the domain. */
function withStatuses(node: FilterNode): FilterNode {
  if (node.kind === 'and' || node.kind === 'or') {
    return { ...node, parts: node.parts.map(withStatuses) }
  }
  if (node.kind === 'not') return { ...node, part: withStatuses(node.part) }
  if (node.kind !== 'test' || node.field !== 'status') return node
  const word = (value: unknown) => (typeof value === 'string' ? (statuses[value] ?? value) : value)
  const { value } = node
  return { ...node, value: Array.isArray(value) ? value.map(word) : word(value) } as FilterNode
}
