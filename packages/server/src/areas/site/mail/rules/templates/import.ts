import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const importFailing: Template<'import-failing'> = (facts, context) => {
  const { messages, shop, direction } = context
  const name = isolated(facts.title, direction)
  const message = mailText(messages.mails['import-failing'], { shop, name })
  const rows = [[messages.labels.reason, isolated(facts.reason, direction)]] as const
  return emailTo(
    facts.name,
    context,
    message,
    { kind: 'facts', rows },
    button(message, facts.address),
  )
}

export const importWorking: Template<'import-working'> = (facts, context) => {
  const { messages, shop, direction } = context
  const name = isolated(facts.title, direction)
  const message = mailText(messages.mails['import-working'], { shop, name })
  return emailTo(facts.name, context, message, button(message, facts.address))
}
