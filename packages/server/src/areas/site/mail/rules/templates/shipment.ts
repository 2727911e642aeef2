import type { ShipmentMail } from '../../model.ts'
import { isolated } from '../direction.ts'
import type { EmailBlock } from '../email.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template, type TemplateContext } from './template.ts'

/** A parcel was shipped; the button opens its tracking page where there is one. */
export const orderShipped: Template<'order-shipped'> = (shipment, context) => {
  const { follow, ...texts } = context.messages.mails['order-shipped']
  const { trackingLink, path, name } = shipment
  const action = trackingLink ? follow : texts.action
  const message = mailText({ ...texts, action }, valuesOf(shipment, context))
  const address = trackingLink ?? context.page(path)
  return emailTo(name, context, message, contentOf(shipment, context), button(message, address))
}

/** Goods wait to be collected. */
export const orderReady: Template<'order-ready'> = (shipment, context) => {
  const message = mailText(context.messages.mails['order-ready'], valuesOf(shipment, context))
  const { name, path } = shipment
  const content = contentOf(shipment, context)
  return emailTo(name, context, message, content, button(message, context.page(path)))
}

const valuesOf = ({ number }: ShipmentMail, { shop, direction }: TemplateContext) => ({
  shop,
  orderNumber: isolated(number, direction),
})

/** The content of the parcel, and its carrier. */
function contentOf(shipment: ShipmentMail, context: TemplateContext): EmailBlock {
  const { messages, direction, count } = context
  const { labels } = messages
  const { lines, carrier, trackingNumber, place } = shipment
  const rows: (readonly [string, string])[] = lines.map(({ name, quantity }) => [
    isolated(name, direction),
    `${count(quantity)} ×`,
  ])
  if (place) rows.push([labels.place, isolated(place, direction)])
  if (carrier) rows.push([labels.carrier, isolated(carrier, direction)])
  if (trackingNumber) rows.push([labels.trackingNumber, isolated(trackingNumber, direction)])
  return { kind: 'facts', rows }
}
