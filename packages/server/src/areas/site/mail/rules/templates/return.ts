import type { ReturnMail } from '../../model.ts'
import { isolated } from '../direction.ts'
import type { EmailBlock } from '../email.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template, type TemplateContext } from './template.ts'

type ReturnMailName = 'return-requested' | 'return-agreed' | 'return-declined'

type ReturnText = string | ((values: ReturnType<typeof valuesOf>) => string)
interface ReturnTexts {
  readonly subject: ReturnText
  readonly title: ReturnText
  readonly lines: readonly ReturnText[]
  readonly action: ReturnText
  readonly note: ReturnText
}

/** The mails about a return differ in their texts alone. */
export const returnMail =
  (name: ReturnMailName): Template<ReturnMailName> =>
  (facts, context) => {
    const texts: ReturnTexts = context.messages.mails[name]
    return withButton(facts, context, mailText(texts, valuesOf(facts, context)))
  }

export const returnRefunded: Template<'return-refunded'> = (facts, context) => {
  const amount = facts.amount ? context.money(facts.amount) : ''
  const values = { ...valuesOf(facts, context), amount }
  return withButton(facts, context, mailText(context.messages.mails['return-refunded'], values))
}

export const returnCredited: Template<'return-credited'> = (facts, context) => {
  const { money, messages } = context
  const amounts = { amount: money(facts.amount), credit: money(facts.credit) }
  const values = { ...valuesOf(facts, context), ...amounts }
  return withButton(facts, context, mailText(messages.mails['return-credited'], values))
}

export const withdrawalReceived: Template<'withdrawal-received'> = (facts, context) => {
  const texts = context.messages.mails['withdrawal-received']
  return withButton(facts, context, mailText(texts, valuesOf(facts, context)))
}

type ShopMailName = 'return-for-shop' | 'withdrawal-for-shop'

/** To the owners of the shop. */
export const shopReturnMail =
  (name: ShopMailName): Template<ShopMailName> =>
  (facts, context) => {
    const buyer = isolated(facts.buyer, context.direction)
    const values = { ...valuesOf(facts, context), buyer }
    const message = mailText(context.messages.mails[name], values)
    const content = contentOf(facts, context)
    return emailTo(facts.name, context, message, content, button(message, facts.address))
  }

const valuesOf = ({ number, returnNumber }: ReturnMail, { shop, direction }: TemplateContext) => ({
  shop,
  orderNumber: isolated(number, direction),
  returnNumber: isolated(returnNumber, direction),
})

function withButton(
  facts: ReturnMail,
  context: TemplateContext,
  message: ReturnType<typeof mailText>,
) {
  const { name, path } = facts
  const content = contentOf(facts, context)
  return emailTo(name, context, message, content, button(message, context.page(path)))
}

/** The returned items, with address and instructions; for a withdrawal the declaration and its time. */
function contentOf(facts: ReturnMail, context: TemplateContext): EmailBlock {
  const { messages, direction, time, count } = context
  const { labels } = messages
  const { lines, returnNumber, returnTo, instructions, reason, declared } = facts
  const shown = (text: string) => isolated(text, direction)
  const rows: (readonly [string, string])[] = [[labels.returnNumber, shown(returnNumber)]]
  if (declared) {
    rows.push([labels.time, time(declared.at)], [labels.declaredBy, shown(declared.name)])
    rows.push([labels.email, shown(declared.email)])
  }
  for (const { name, quantity } of lines) rows.push([shown(name), `${count(quantity)} ×`])
  if (declared?.statement) rows.push([labels.statement, shown(declared.statement)])
  if (declared) rows.push([labels.wording, shown(declared.wording)])
  if (declared?.deadline) rows.push([labels.deadline, time(declared.deadline)])
  if (returnTo) rows.push([labels.returnTo, shown(returnTo)])
  if (instructions) rows.push([labels.instructions, shown(instructions)])
  if (reason) rows.push([labels.reason, shown(reason)])
  return { kind: 'facts', rows }
}
