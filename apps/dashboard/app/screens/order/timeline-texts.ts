import type { Messages } from '../../messages/index.ts'
import { formatMinor } from '../orders/texts.ts'
import type { Order, OrderActivity } from './setup.ts'

/** An event of an order, in words. */
export interface ActivityWords {
  readonly what: string
  /** A typed text: a note or a reason. */
  readonly text: string
  readonly who: string
}

type Timeline = Messages['order']['timeline']

export function activityText(
  activity: OrderActivity,
  order: Pick<Order, 'currency'>,
  { timeline }: Messages['order'],
  locale: string,
): ActivityWords {
  const { kind, actor, content } = activity
  const { amount: minor, pieces, reason, text } = content
  const amountOf = (units: unknown) =>
    typeof units === 'number' ? formatMinor(units, order, locale) : ''
  const amount = amountOf(minor)
  const credit = amountOf(content.storeCredit)
  const written = typeof text === 'string' ? text : ''
  const why = typeof reason === 'string' && reason !== '' ? timeline.reason({ reason }) : ''
  return {
    what:
      creditText(activity, { amount, credit }, timeline) ??
      sentenceOf(kind, content.isRecovered === true, { amount, pieces }, timeline),
    text: written || why,
    who: actorText(actor, timeline),
  }
}

/** Texts for entries about credit and exchange orders; undefined for all others. */
function creditText(
  { kind, content }: OrderActivity,
  { amount, credit }: { readonly amount: string; readonly credit: string },
  timeline: Timeline,
): string | undefined {
  if (kind === 'REFUNDED' && content.toOrderId) return timeline.paysOrder({ amount })
  if (kind === 'REFUNDED' && credit !== '') return timeline.credited({ amount, credit })
  return relatedText(content, timeline)
}

/** The activity of an order that was created from another one, or merged into one. */
function relatedText(
  { exchangeOf, mergedFrom, mergedInto }: OrderActivity['content'],
  timeline: Timeline,
): string | undefined {
  if (isRelated(exchangeOf)) return timeline.exchanged(exchangeOf)
  if (isRelated(mergedFrom)) return timeline.merged(mergedFrom)
  return isRelated(mergedInto) ? timeline.mergedInto(mergedInto) : undefined
}

interface RelatedNumbers {
  readonly orderNumber: string
  readonly returnNumber: string
}

const isRelated = (value: unknown): value is RelatedNumbers =>
  typeof value === 'object' && value !== null && 'orderNumber' in value

/** Kinds that name an amount. */
const withAmount = {
  REFUNDED: true,
  REFUND_FAILED: true,
  PAYMENT_REQUESTED: true,
  PAYMENT_REQUEST_MAILED: true,
} as const

function sentenceOf(
  kind: string,
  isRecovered: boolean,
  { amount, pieces }: { readonly amount: string; readonly pieces: unknown },
  { kinds }: Timeline,
): string {
  if (isKeyOf(withAmount, kind)) return kinds[kind]({ amount })
  if (kind === 'PAID_LATE') return isRecovered ? kinds.recovered : kinds.PAID_LATE
  const { recovered: _, REFUNDED: _r, REFUND_FAILED: _f, other, ...rest } = kinds
  const { PAYMENT_REQUESTED: _q, PAYMENT_REQUEST_MAILED: _m, ...others } = rest
  const { SHIPMENT_CREATED, PICKUP_READY, SHIPMENT_CANCELLED, ...plain } = others
  const counted = { SHIPMENT_CREATED, PICKUP_READY, SHIPMENT_CANCELLED }
  if (isKeyOf(counted, kind)) return counted[kind]({ n: Number(pieces) })
  return isKeyOf(plain, kind) ? plain[kind] : other({ kind })
}

const actorText = (actor: string, { actors }: Timeline): string =>
  isKeyOf(actors, actor) ? actors[actor] : actor

const isKeyOf = <T extends object>(map: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(map, key)
