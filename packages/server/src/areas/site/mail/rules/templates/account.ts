import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, code, emailTo, type Template } from './template.ts'

export const welcome: Template<'welcome'> = ({ name, isWaiting, address }, context) => {
  const { waiting, ready, ...texts } = context.messages.mails.welcome
  const message = mailText({ ...texts, ...(isWaiting ? waiting : ready) }, { shop: context.shop })
  return emailTo(name, context, message, button(message, address))
}

export const activation: Template<'activation'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ hours: facts.hours }) }
  const message = mailText(context.messages.mails.activation, parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}

export const approved: Template<'approved'> = ({ name, address }, context) => {
  const message = mailText(context.messages.mails.approved, context)
  return emailTo(name, context, message, button(message, address))
}

export const accountExists: Template<'account-exists'> = ({ name, address }, context) => {
  const message = mailText(context.messages.mails['account-exists'], context)
  return emailTo(name, context, message, button(message, address))
}

export const passwordRecovery: Template<'password-recovery'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ hours: facts.hours }) }
  const message = mailText(context.messages.mails['password-recovery'], parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}

export const verificationCode: Template<'verification-code'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ minutes: facts.minutes }) }
  const message = mailText(context.messages.mails['verification-code'], parameters)
  return emailTo(facts.name, context, message, code(facts.code))
}

export const memberWaiting: Template<'member-waiting'> = ({ name, member, address }, context) => {
  const parameters = { shop: context.shop, member: isolated(member, context.direction) }
  const message = mailText(context.messages.mails['member-waiting'], parameters)
  return emailTo(name, context, message, button(message, address))
}

export const testMail: Template<'test'> = (_facts, context) =>
  emailTo('', context, mailText(context.messages.mails.test, context))
