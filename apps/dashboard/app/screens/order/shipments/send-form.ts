import { type Carrier, carrierOf, trackingLinkOf } from '@vitrine/contract/fulfillments'
import type { InputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import type { Errors } from '../../../shared/use-form.ts'
import type { Order } from '../setup.ts'
import {
  type Fulfillment,
  isPickup,
  linesToSend,
  piecesAt,
  piecesToSend,
  type SendPlace,
} from './setup.ts'

/** The form of a parcel's tracking. */
export interface TrackingForm {
  readonly carrier: '' | Carrier | 'other'
  /** Name of a carrier that is not in the list. */
  readonly carrierName: string
  readonly number: string
  /** The tracking link of a carrier that is not in the list. */
  readonly link: string
}

/** The form of a parcel. */
export interface SendForm extends TrackingForm {
  /** Pieces by line; empty is none. */
  readonly pieces: Readonly<Record<string, string>>
  /** The location it is sent from; null where all pieces are at one location. */
  readonly place: SendPlace | null
  readonly notify: boolean
}

/** Everything that is left, and a mail if there is an address. */
export const newSendForm = (order: Order, place: SendPlace | null = null): SendForm => ({
  ...piecesFrom(order, place),
  ...noTracking,
  notify: order.email !== null,
})

/** Everything that is left at a location. */
export function piecesFrom(
  order: Order,
  place: SendPlace | null,
): Pick<SendForm, 'pieces' | 'place'> {
  const pieces = linesToSend(order).map((line): [string, number] => [
    line.id,
    Math.min(piecesToSend(line), piecesAt(line, place)),
  ])
  const left = pieces.filter(([, count]) => count > 0)
  return { place, pieces: Object.fromEntries(left.map(([id, count]) => [id, String(count)])) }
}

const noTracking: TrackingForm = { carrier: '', carrierName: '', number: '', link: '' }

/** The tracking of a stored parcel. */
export function trackingFormOf({
  carrier,
  trackingNumber,
  trackingLink,
}: Pick<Fulfillment, 'carrier' | 'trackingNumber' | 'trackingLink'>): TrackingForm {
  const known = carrierOf(carrier)
  const number = trackingNumber ?? ''
  const isOwnLink = trackingLink !== trackingLinkOf(carrier, trackingNumber)
  if (known && !isOwnLink) return { ...noTracking, carrier: known, number }
  const isOther = carrier !== null || trackingLink !== null
  return {
    carrier: isOther ? 'other' : '',
    carrierName: carrier ?? '',
    number,
    link: trackingLink ?? '',
  }
}

const WEB_ADDRESS = /^https?:\/\/\S+$/

/** Errors of the tracking by field. */
export function checkTracking(form: TrackingForm, { shipments }: Messages): Errors {
  if (form.carrier !== 'other') return {}
  const link = form.link.trim()
  return {
    ...(form.carrierName.trim() === '' && { carrierName: shipments.wrong.carrier }),
    ...(link !== '' && !WEB_ADDRESS.test(link) && { link: shipments.wrong.link }),
  }
}

/** The tracking to save; null removes. */
export function trackingOf(form: TrackingForm) {
  const isOther = form.carrier === 'other'
  const text = (typed: string) => (typed.trim() === '' ? null : typed.trim())
  return {
    carrier: isOther ? text(form.carrierName) : form.carrier || null,
    trackingNumber: text(form.number),
    trackingLink: isOther ? text(form.link) : null,
  }
}

/** The tracking link that the buyer gets; null if there is none. */
export function linkPreview(form: TrackingForm): string | null {
  const { carrier, trackingNumber, trackingLink } = trackingOf(form)
  const link = trackingLink ?? trackingLinkOf(carrier, trackingNumber)
  return link !== null && WEB_ADDRESS.test(link) ? link : null
}

const piecesOf = (text: string | undefined): number | undefined => {
  const typed = (text ?? '').trim()
  if (typed === '') return 0
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}

/** Errors by field; those of lines by `pieces.` and their id. */
export function checkSend(form: SendForm, order: Order, messages: Messages): Errors {
  const { wrong } = messages.shipments
  const short = order.lines.flatMap((line) => {
    const count = piecesOf(form.pieces[line.id])
    const most = piecesAt(line, form.place)
    const isRight = count !== undefined && count <= most
    return isRight ? [] : [[`pieces.${line.id}`, wrong.pieces({ n: most })] as const]
  })
  return { ...Object.fromEntries(short), ...checkTracking(form, messages) }
}

/** The number of sent pieces of a form, and of remaining ones. */
export function countOf(
  form: SendForm,
  order: Order,
): { readonly sent: number; readonly left: number } {
  const lines = linesToSend(order)
  const sentOf = (id: string) => piecesOf(form.pieces[id]) ?? 0
  return {
    sent: order.lines.reduce((sum, { id }) => sum + sentOf(id), 0),
    left: lines.reduce((sum, line) => sum + Math.max(0, piecesToSend(line) - sentOf(line.id)), 0),
  }
}

/** The call of a form that has been checked. */
export function sendRequest(
  form: SendForm,
  order: Order,
): InputOf<'fulfillments.createFulfillment'> {
  const lines = order.lines.flatMap(({ id: lineId }) => {
    const quantity = piecesOf(form.pieces[lineId]) ?? 0
    return quantity > 0 ? [{ lineId, quantity }] : []
  })
  const { carrier, trackingNumber, trackingLink } = trackingOf(form)
  return {
    orderId: order.id,
    lines,
    ...(form.place && { locationId: form.place.locationId }),
    ...(!isPickup(order) && {
      ...(carrier && { carrier }),
      ...(trackingNumber && { trackingNumber }),
      ...(trackingLink && { trackingLink }),
    }),
    notify: form.notify && order.email !== null,
  }
}
