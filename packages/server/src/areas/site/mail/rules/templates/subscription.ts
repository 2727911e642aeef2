import { isolated } from '../direction.ts'
import type { EmailBlock } from '../email.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template, type TemplateContext } from './template.ts'

export const subscriptionRenewing: Template<'subscription-renewing'> = (facts, context) => {
  const { messages, shop, direction } = context
  const message = mailText(messages.mails['subscription-renewing'], {
    shop,
    product: isolated(facts.product, direction),
    date: context.day(facts.date),
    amount: context.money(facts.amount),
  })
  return emailTo(facts.name, context, message, linkOf(message, facts, context))
}

export const subscriptionPaymentFailed: Template<'subscription-payment-failed'> = (
  facts,
  context,
) => {
  const { messages, shop, direction } = context
  const message = mailText(messages.mails['subscription-payment-failed'], {
    shop,
    product: isolated(facts.product, direction),
    date: context.day(facts.date),
    amount: context.money(facts.amount),
  })
  return emailTo(facts.name, context, message, button(message, facts.address))
}

export const subscriptionCancelled: Template<'subscription-cancelled'> = (facts, context) => {
  const { messages, shop, direction, day } = context
  const product = isolated(facts.product, direction)
  const message = mailText(messages.mails['subscription-cancelled'], { shop, product })
  const rows = facts.date ? [[messages.labels.endDate, day(facts.date)] as const] : []
  return emailTo(facts.name, context, message, ...factsOf(rows), linkOf(message, facts, context))
}

export const subscriptionUnavailable: Template<'subscription-unavailable'> = (facts, context) => {
  const { messages, shop, direction, day } = context
  const product = isolated(facts.product, direction)
  const message = mailText(messages.mails['subscription-unavailable'], { shop, product })
  const rows = facts.date ? [[messages.labels.nextOrder, day(facts.date)] as const] : []
  return emailTo(facts.name, context, message, ...factsOf(rows), linkOf(message, facts, context))
}

/** To the owners of the shop. */
export const subscriptionUnavailableForShop: Template<'subscription-unavailable-for-shop'> = (
  facts,
  context,
) => {
  const { messages, shop, direction, day } = context
  const message = mailText(messages.mails['subscription-unavailable-for-shop'], {
    shop,
    product: isolated(facts.product, direction),
    buyer: isolated(facts.buyer, direction),
  })
  const rows = facts.date ? [[messages.labels.nextOrder, day(facts.date)] as const] : []
  return emailTo(facts.name, context, message, ...factsOf(rows), button(message, facts.address))
}

const linkOf = (
  message: Parameters<typeof button>[0],
  { path }: { readonly path: string },
  { page }: Pick<TemplateContext, 'page'>,
) => button(message, page(path))

const factsOf = (rows: readonly (readonly [string, string])[]): EmailBlock[] =>
  rows.length > 0 ? [{ kind: 'facts', rows }] : []
