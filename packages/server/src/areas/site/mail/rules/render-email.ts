import type { MailTexts } from '@vitrine/contract/mail-texts'
import { formatMoney } from '@vitrine/money'
import type { MailRequest, MailSite, NewMail, TemplateName } from '../model.ts'
import { accentOf } from './accent.ts'
import { isolated, oneLine } from './direction.ts'
import { editableMailOf } from './editable-mails.ts'
import type { Email, EmailBlock, EmailFrame, EmailItem, LegalLink } from './email.ts'
import { catalog, type MailLocale, type MailMessages, mailLocaleFor } from './locale.ts'
import { withOwnTexts } from './own-texts.ts'
import { renderHtml } from './render-html.ts'
import { templates } from './templates/index.ts'
import type { Template, TemplateContext } from './templates/template.ts'

export interface EmailSite extends Pick<MailSite, 'settings'> {
  /** Base URL of the site, without a trailing slash. */
  readonly address: string
  /** Default: none. */
  readonly legalLinks?: readonly LegalLink[]
}

/**
 * A mail with all its texts, in the first supported language of person and site. `texts` are the merchant's in
 * that language; they must name known placeholders only.
 */
export function renderEmail<Name extends TemplateName>(
  request: MailRequest<Name>,
  site: EmailSite,
  texts: MailTexts = {},
): NewMail {
  const { to, language, template, facts } = request
  const mailLocale = mailLocaleFor(language, site.settings.locale)
  const renderTemplate: Template<Name> = templates[template]
  const messages = messagesFor(request, mailLocale, texts)
  const email = renderTemplate(facts, templateContextFor(mailLocale, site, messages))
  const frame = frameFor(mailLocale, site)
  return {
    to,
    subject: singleLineSubject(email),
    text: renderPlainText(email, frame),
    html: renderHtml(email, frame),
    unsubscribeUrl: email.unsubscribeUrl ?? null,
    replyTo: request.replyTo ?? null,
  }
}

function messagesFor<Name extends TemplateName>(
  request: MailRequest<Name>,
  { language, direction }: MailLocale,
  texts: MailTexts,
): MailMessages {
  const mail = editableMailOf(request)
  if (!mail || Object.keys(texts).length === 0) return catalog[language]
  const { name = '' } = request.facts as { readonly name?: string }
  return withOwnTexts(catalog[language], mail, texts, name && isolated(name, direction))
}

/** Directional isolates stay: they keep a mixed subject readable, and cannot add a header. */
const singleLineSubject = ({ subject }: Email): string =>
  subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

function templateContextFor(
  { locale, direction }: MailLocale,
  { settings, address }: EmailSite,
  messages: MailMessages,
): TemplateContext {
  const { moment, day, count } = formatsOf(locale)
  return {
    messages,
    shop: isolated(settings.name, direction),
    signIn: `${address}/login`,
    page: (path) => `${address}${path}`,
    direction,
    time: (at) => moment.format(at),
    day: (at) => day.format(at),
    count: (value) => count.format(value),
    money: ({ value, currency }) => formatMoney({ value, currency, locale }),
    period: (length) =>
      'hours' in length
        ? quantity(locale, length.hours, 'hour')
        : quantity(locale, length.minutes, 'minute'),
  }
}

const MAX_LOCALES = 100
const localeFormats = new Map<string, ReturnType<typeof createFormats>>()

/** Created once per locale: that takes a hundred times as long as using them. */
function formatsOf(locale: string) {
  const found = localeFormats.get(locale)
  if (found) return found
  if (localeFormats.size >= MAX_LOCALES) localeFormats.clear()
  const formats = createFormats(locale)
  localeFormats.set(locale, formats)
  return formats
}

const createFormats = (locale: string) => ({
  moment: new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }),
  day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
  count: new Intl.NumberFormat(locale),
})

/** Number and unit stay on one line. */
const quantity = (locale: string, count: number, unit: 'hour' | 'minute'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replaceAll(' ', '\u00a0')

function frameFor(
  { language, direction }: MailLocale,
  { settings, address, legalLinks = [] }: EmailSite,
): EmailFrame {
  const messages = catalog[language]
  const { logoUrl = '', accentColor } = settings.branding ?? {}
  return {
    shop: oneLine(settings.name),
    address,
    logoUrl: /^https?:\/\//.test(logoUrl) ? logoUrl : '',
    accent: accentOf(accentColor),
    language,
    direction,
    linkHint: messages.linkHint,
    sentBy: messages.sentBy({ shop: isolated(settings.name, direction) }),
    legalLinks,
  }
}

/** The plain text alternative; addresses and codes are on separate lines. */
function renderPlainText(email: Email, frame: EmailFrame): string {
  const paragraphs = [
    email.greeting,
    ...email.lines,
    ...email.blocks.map(blockText),
    email.note,
    `-- \n${[frame.sentBy, frame.address, ...frame.legalLinks.map(legalText)].join('\n')}`,
  ]
  return `${paragraphs.filter((one) => one !== '').join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'code':
      return block.code
    case 'items':
      return block.items.map(itemText).join('\n')
    case 'link':
    case 'button':
      return `${block.label}:\n${block.address}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}

const legalText = ({ label, address }: LegalLink): string => `${oneLine(label)}: ${address}`

const itemText = ({ name, details }: EmailItem): string =>
  details === '' ? name : `${name}: ${details}`
