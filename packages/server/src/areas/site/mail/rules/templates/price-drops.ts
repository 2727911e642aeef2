import { isolated } from '../direction.ts'
import type { EmailItem } from '../email.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** Cheaper items of a wish list, and the unsubscribe link. */
export const priceDrops: Template<'price-drops'> = (drops, context) => {
  const { item, unsubscribe, ...texts } = context.messages.mails['price-drops']
  const { shop, direction, money } = context
  const message = mailText(texts, { shop })
  const items = drops.items.map(({ name, choices, before, now, picture }): EmailItem => {
    const price = item({ now: money(now), before: money(before) })
    return {
      name: isolated(name, direction),
      details: [...(choices ? [isolated(choices, direction)] : []), price].join(' · '),
      ...(picture && { picture }),
    }
  })
  const unsubscribeUrl = context.page(drops.unsubscribePath)
  const email = emailTo(
    undefined,
    context,
    message,
    { kind: 'items', items },
    button(message, context.page(drops.path)),
    { kind: 'link', label: unsubscribe({ shop }), address: unsubscribeUrl },
  )
  return { ...email, unsubscribeUrl }
}

/** The link that proves an address. */
export const priceMailsConfirm: Template<'price-mails-confirm'> = ({ path }, context) => {
  const message = mailText(context.messages.mails['price-mails-confirm'], { shop: context.shop })
  return emailTo(undefined, context, message, button(message, context.page(path)))
}
