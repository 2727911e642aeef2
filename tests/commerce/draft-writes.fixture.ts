import type { Merchant } from '@vitrine/testkit'
import { deliverToGermany } from './checkout.fixture.ts'
import { draftForAda, editOf } from './draft.fixture.ts'
import { type Buyer, paid } from './order-writes.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api) => Promise<unknown>

/** Drafts take stock when they become orders, and when an edit changes quantities. */
export function draftWrites(newBuyer: Buyer): Readonly<Record<string, Step>> {
  const written = async (api: Api) => {
    const parcel = await deliverToGermany({ api } as Merchant)
    const { draftOrder, productId } = await draftForAda(api, parcel)
    await api.catalogV1.getProduct({ id: productId })
    return draftOrder.id
  }
  /** An edit of an order of two lamps to three, which is not applied yet. */
  const edited = async (api: Api) => {
    const { id: orderId } = await paid(api, newBuyer())
    const { id, lines } = await editOf(api, orderId)
    const lineId = lines[0]?.id ?? ''
    await api.draftOrders.saveDraftOrder({ id, lines: [{ id: lineId, quantity: 3 }] })
    return { id, lineId }
  }
  return {
    'draftOrders.orderDraftOrder': async (api) => {
      await api.draftOrders.orderDraftOrder({ id: await written(api) })
    },
    'draftOrders.applyDraftOrder': async (api) => {
      const { id } = await edited(api)
      await api.draftOrders.applyDraftOrder({ id })
    },
    'draftOrders.agreeToProposal': async (api) => {
      const { id } = await edited(api)
      const { draftOrder } = await api.draftOrders.proposeDraftOrder({ id })
      const link = draftOrder.proposalUrl?.split('/').at(-1) ?? ''
      await newBuyer().draftOrders.agreeToProposal({ link })
    },
    'draftOrdersV1.createOrderFromDraft': async (api) => {
      await api.draftOrdersV1.createOrderFromDraft({ draftOrderId: await written(api) })
    },
    'draftOrdersV1.commitDraftOrder': async (api) => {
      const { id, lineId } = await edited(api)
      await api.draftOrdersV1.commitDraftOrder({
        draftOrderId: id,
        commitSettings: { updateInventory: [{ lineItemId: lineId }] },
      })
    },
  }
}
