import type { Handlers, Input } from '@vitrine/contract/kit'
import type { subscriptions as subscriptionsService } from '@vitrine/contract/subscriptions'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import { linkOf, orderIdOf } from '../orders/index.ts'
import { decodeQuery, encodeCycle, encodeSubscription } from './codec.ts'
import type { Owner, SubscriptionsFeature } from './index.ts'

export interface SubscriptionHandlerDeps {
  readonly subscriptions: SubscriptionsFeature
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
  /** Key that signs the links of subscriptions. */
  readonly linkKey: string
}

type Operations = (typeof subscriptionsService)['operations']
const everybody: Owner = { kind: 'all' }

export function subscriptionHandlers(deps: SubscriptionHandlerDeps) {
  const { subscriptions, pages, mediaUrl, linkKey } = deps
  const encodingOf = ({ caller }: HandlerContext) => ({
    mediaUrl,
    linkOf: (id: string) => linkOf(linkKey, caller.siteId, id),
  })
  const list = async (
    call: HandlerContext & { readonly input: Input<Operations['querySubscriptions']> },
    owner: Owner,
  ) => {
    const open = pages.open('subscriptions', call, call.input.query)
    const query = decodeQuery(open)
    const found = await subscriptions.query(call.tx, owner, query)
    return {
      subscriptions: found.items.map((one) => encodeSubscription(one, encodingOf(call))),
      pagingMetadata: encodePaging(open.metadata(query, found)),
    }
  }
  const show = async (call: HandlerContext, { owner, id }: SubscriptionReference) => {
    const { subscription, cycles, savedMethod } = await subscriptions.view(call.tx, owner, id)
    return {
      subscription: encodeSubscription(subscription, encodingOf(call)),
      cycles: cycles.map(encodeCycle),
      savedMethod: savedMethod ?? null,
    }
  }
  type Changing = HandlerContext & { readonly input: Input<Operations['changeSubscription']> }
  const change = async (call: Changing, named: SubscriptionReference) => {
    const { action, cycle } = call.input
    await subscriptions.change(call.tx, named.owner, named.id, { action, cycle })
    return show(call, named)
  }
  type Moving = HandlerContext & { readonly input: Input<Operations['changeSubscriptionAddress']> }
  const changeAddress = async (call: Moving, named: SubscriptionReference) => {
    await subscriptions.changeAddress(call.tx, named.owner, named.id, call.input.shipping)
    return show(call, named)
  }
  /** The link of a subscription allows everything that its buyer can do. */
  const own = (call: HandlerContext, id: string): SubscriptionReference => {
    const linked = orderIdOf(linkKey, call.caller.siteId, id)
    return linked ? { owner: everybody, id: linked } : { owner: ownerOf(call), id }
  }
  const ofAll = ({ id }: { readonly id: string }): SubscriptionReference => ({
    owner: everybody,
    id,
  })
  return {
    querySubscriptions: (call) => list(call, everybody),
    getSubscription: (call) => show(call, ofAll(call.input)),
    changeSubscription: (call) => change(call, ofAll(call.input)),
    changeSubscriptionAddress: (call) => changeAddress(call, ofAll(call.input)),
    queryOwnSubscriptions: (call) => list(call, ownerOf(call)),
    getOwnSubscription: (call) => show(call, own(call, call.input.id)),
    changeOwnSubscription: (call) => change(call, own(call, call.input.id)),
    changeOwnSubscriptionAddress: (call) => changeAddress(call, own(call, call.input.id)),
    payOwnSubscription: async (call) => {
      const named = own(call, call.input.id)
      const paymentUrl = await subscriptions.pay(call.tx, named.owner, named.id)
      return { ...(await show(call, named)), paymentUrl }
    },
  } satisfies Handlers<typeof subscriptionsService, HandlerContext>
}

interface SubscriptionReference {
  readonly owner: Owner
  readonly id: string
}

/** Staff see all subscriptions. */
const ownerOf = ({ caller }: Pick<HandlerContext, 'caller'>): Owner =>
  caller.kind === 'member' || caller.kind === 'visitor'
    ? { kind: caller.kind, id: caller.id }
    : everybody
