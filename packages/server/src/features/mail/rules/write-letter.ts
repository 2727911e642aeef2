import type { MailSite, NewMail, Order, TemplateName } from '../model.ts'
import { accentOf } from './accent.ts'
import { isolated, oneLine } from './direction.ts'
import { toHtml } from './html.ts'
import { catalogue, type Voice, voiceFor } from './language.ts'
import type { Frame, Letter } from './letter.ts'
import { toPlainText } from './plain-text.ts'
import { templates } from './templates/index.ts'
import type { Desk, Template } from './templates/template.ts'

export interface LetterSite extends Pick<MailSite, 'settings'> {
  /** Where the site answers, without a slash at the end. */
  readonly address: string
}

/** A mail with all its words, in the first language of person and site that we write. */
export function writeLetter<Name extends TemplateName>(
  { to, language, template, facts }: Order<Name>,
  site: LetterSite,
): NewMail {
  const voice = voiceFor(language, site.settings.locale)
  const make: Template<Name> = templates[template]
  const letter = make(facts, deskFor(voice, site))
  const frame = frameFor(voice, site)
  return {
    to,
    subject: oneSubject(letter),
    text: toPlainText(letter, frame),
    html: toHtml(letter, frame),
  }
}

/** Isolates stay: they keep a subject readable where scripts meet, and cannot add a header. */
const oneSubject = ({ subject }: Letter): string =>
  subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')

function deskFor({ language, locale, direction }: Voice, { settings, address }: LetterSite): Desk {
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  return {
    words: catalogue[language],
    shop: isolated(settings.name, direction),
    signIn: `${address}/login`,
    page: (path) => `${address}${path}`,
    direction,
    time: (at) => moment.format(at),
    period: (length) =>
      'hours' in length
        ? quantity(locale, length.hours, 'hour')
        : quantity(locale, length.minutes, 'minute'),
  }
}

/** Number and unit stay on one line. */
const quantity = (locale: string, count: number, unit: 'hour' | 'minute'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .format(count)
    .replaceAll(' ', '\u00a0')

function frameFor({ language, direction }: Voice, { settings, address }: LetterSite): Frame {
  const words = catalogue[language]
  const { logoUrl = '', accentColor } = settings.branding ?? {}
  return {
    shop: oneLine(settings.name),
    address,
    logoUrl: /^https?:\/\//.test(logoUrl) ? logoUrl : '',
    accent: accentOf(accentColor),
    language,
    direction,
    linkHint: words.linkHint,
    sentBy: words.sentBy(isolated(settings.name, direction)),
  }
}
