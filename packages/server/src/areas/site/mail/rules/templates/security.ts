import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, code, emailTo, securityEvent, type Template } from './template.ts'

export const newSignIn: Template<'new-sign-in'> = (facts, context) => {
  const message = mailText(context.messages.mails['new-sign-in'], context)
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}

export const secondFactorCode: Template<'second-factor-code'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ minutes: facts.minutes }) }
  const message = mailText(context.messages.mails['second-factor-code'], parameters)
  return emailTo(facts.name, context, message, code(facts.code))
}

export const passwordChanged: Template<'password-changed'> = (facts, context) => {
  const message = mailText(context.messages.mails['password-changed'], context)
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}

export const factorChanged: Template<'factor-changed'> = (
  { factor, change, label, name },
  context,
) => {
  const { factors, mails } = context.messages
  const labelSuffix = label ? ` (${isolated(label, context.direction)})` : ''
  const parameters = { shop: context.shop, factor: `${factors[factor]}${labelSuffix}` }
  const texts = mails['factor-changed']
  const message = mailText({ ...texts, ...texts[change] }, parameters)
  return emailTo(name, context, message, button(message, context.signIn))
}

export const factorReset: Template<'factor-reset'> = ({ due, token, name }, context) => {
  const message = mailText(context.messages.mails['factor-reset'], {
    shop: context.shop,
    time: context.time(due),
  })
  const address = context.page(`/second-factor/keep?token=${encodeURIComponent(token)}`)
  return emailTo(name, context, message, button(message, address))
}

export const signInLinked: Template<'sign-in-linked'> = ({ provider, change, name }, context) => {
  const texts = context.messages.mails['sign-in-linked']
  const parameters = { shop: context.shop, provider: isolated(provider, context.direction) }
  const message = mailText({ ...texts, ...texts[change] }, parameters)
  return emailTo(name, context, message, button(message, context.signIn))
}

export const signInDenied: Template<'sign-in-denied'> = (facts, context) => {
  const message = mailText(context.messages.mails['sign-in-denied'], context)
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}

export const passkeyCopied: Template<'passkey-copied'> = (facts, context) => {
  const passkey = isolated(facts.passkey, context.direction)
  const message = mailText(context.messages.mails['passkey-copied'], {
    shop: context.shop,
    passkey,
  })
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}
