import type { FieldViolation } from '@vitrine/contract/kit'
import type { SiteSettings, SiteSettingsChanges } from '@vitrine/contract/sites'
import type { SecretChanges } from '../model.ts'
import { isSafeWebAddress } from './addresses.ts'
import { problemsOfGateway } from './gateways.ts'
import { placeholders, problemOfTemplate } from './templates.ts'

/** The changed secrets, which are not part of the stored settings. */
export function secretsIn(changes: SiteSettingsChanges): SecretChanges {
  const { captcha, mail, smsGateway, callGateway } = changes
  return {
    ...(captcha?.secret === undefined ? {} : { captcha: captcha.secret }),
    ...(mail?.smtpUrl === undefined ? {} : { smtp: mail.smtpUrl }),
    ...(smsGateway?.secret === undefined ? {} : { 'sms-gateway': smsGateway.secret }),
    ...(callGateway?.secret === undefined ? {} : { 'call-gateway': callGateway.secret }),
  }
}

/** The settings saying which secrets there are. */
export const withSecretFlags = (
  settings: SiteSettings,
  { captcha, smtp, 'sms-gateway': sms, 'call-gateway': call }: SecretChanges,
): SiteSettings => ({
  ...settings,
  ...(sms === undefined ? {} : { smsGateway: { ...settings.smsGateway, hasSecret: sms !== '' } }),
  ...(call === undefined
    ? {}
    : { callGateway: { ...settings.callGateway, hasSecret: call !== '' } }),
  ...(captcha === undefined ? {} : { captcha: { ...settings.captcha, hasSecret: captcha !== '' } }),
  ...(smtp === undefined ? {} : { mail: { ...settings.mail, hasSmtpUrl: smtp !== '' } }),
})

/** Rules of settings that their schema cannot express. */
export function findProblems(
  settings: SiteSettings,
  { smtp }: SecretChanges,
  publicUrl: string,
): FieldViolation[] {
  const problems = [
    ...problemsOfCaptcha(settings.captcha),
    ...problemsOfMail(settings.mail, smtp),
    ...problemsOfPages(settings.redirectTemplates),
    ...problemsOfGateway(settings, 'smsGateway'),
    ...problemsOfGateway(settings, 'callGateway'),
  ]
  const { factors, branding } = settings
  // Approving needs an existing sign-in, so it cannot be the first method.
  if (factors.required === 'always' && factors.allowed.every((type) => type === 'PUSH')) {
    problems.push(problem('factors.allowed', 'must name a factor as long as one is required'))
  }
  const { logoUrl } = branding
  if (logoUrl !== '' && !isSafeWebAddress(logoUrl) && !isBelow(logoUrl, publicUrl)) {
    problems.push(problem('branding.logoUrl', HTTPS))
  }
  return problems
}

const HTTPS = 'must be an https address; http is for localhost only'

function problemsOfCaptcha(captcha: SiteSettings['captcha']): FieldViolation[] {
  const { mode, provider, verifyUrl, scriptUrl, hasSecret } = captcha
  if (verifyUrl !== '' && !isSafeWebAddress(verifyUrl)) return [problem('captcha.verifyUrl', HTTPS)]
  if (scriptUrl !== '' && !isSafeWebAddress(scriptUrl)) return [problem('captcha.scriptUrl', HTTPS)]
  if (mode === 'off' || provider !== 'siteverify') return []
  return [
    ...(verifyUrl === '' ? [missing('captcha.verifyUrl', 'the service to ask')] : []),
    ...(hasSecret ? [] : [missing('captcha.secret', 'the service’s secret')]),
  ]
}

function problemsOfMail(mail: SiteSettings['mail'], smtp: string | undefined): FieldViolation[] {
  const { senderName, senderAddress } = mail
  const problems: FieldViolation[] = []
  if (/\p{Cc}/u.test(senderName)) {
    problems.push(problem('mail.senderName', 'must be one line of text'))
  }
  if (senderAddress !== '' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(senderAddress)) {
    problems.push(
      problem('mail.senderAddress', 'must be an e-mail address such as shop@example.com'),
    )
  }
  if (smtp && !isMailServer(smtp)) {
    // The value is a secret, so the error does not repeat it.
    problems.push(problem('mail.smtpUrl', 'must begin with smtp:// or smtps:// and name a host'))
  }
  return problems
}

const problemsOfPages = (templates: SiteSettings['redirectTemplates']): FieldViolation[] =>
  (Object.keys(placeholders) as (keyof typeof templates)[]).flatMap((page) => {
    const templateProblem = problemOfTemplate(page, templates[page])
    return templateProblem ? [problem(`redirectTemplates.${page}`, templateProblem)] : []
  })

const isMailServer = (address: string): boolean =>
  URL.canParse(address) &&
  /^smtps?:$/.test(new URL(address).protocol) &&
  new URL(address).hostname !== ''

const isBelow = (address: string, publicUrl: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin

const problem = (path: string, description: string): FieldViolation => ({
  field: `settings.${path}`,
  description,
  violatedRule: 'FORMAT',
  data: {},
})

const missing = (path: string, what: string): FieldViolation => ({
  field: `settings.${path}`,
  description: `is required: ${what}`,
  violatedRule: 'REQUIRED_FIELD',
  data: {},
})
