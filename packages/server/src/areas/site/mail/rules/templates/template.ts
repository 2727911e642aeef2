import type { MailAmount, MailFacts, SecurityEvent, TemplateName } from '../../model.ts'
import { deviceOf } from '../device.ts'
import type { Direction } from '../direction.ts'
import { isolated } from '../direction.ts'
import type { Email, EmailBlock } from '../email.ts'
import type { MailMessages } from '../locale.ts'
import type { MailText } from '../mail-text.ts'

/** What every template receives: the texts, the site, and the formats of its language. */
export interface TemplateContext {
  readonly messages: MailMessages
  /** Name of the site, in directional isolates. */
  readonly shop: string
  /** URL of the sign-in page. */
  readonly signIn: string
  /** A page of the site, by its path. */
  page(path: string): string
  readonly direction: Direction
  time(moment: Date): string
  /** A day without its time. */
  day(moment: Date): string
  money(amount: MailAmount): string
  /** How many, in the digits of the language. */
  count(value: number): string
  period(length: { readonly minutes: number } | { readonly hours: number }): string
}

/** Renders the mail of one kind from its data. */
export type Template<Name extends TemplateName> = (
  facts: MailFacts[Name],
  context: TemplateContext,
) => Email

/** A mail to a person, whose name may be unknown. */
export const emailTo = (
  name: string | undefined,
  { messages, direction }: TemplateContext,
  { subject, title, greeting, lines, note }: Omit<MailText, 'action'>,
  ...blocks: readonly EmailBlock[]
): Email => {
  const shownName = name ? isolated(name, direction) : ''
  const hello = shownName ? messages.hello({ name: shownName }) : messages.helloUnknown
  return { subject, title, greeting: greeting ?? hello, lines, blocks, note }
}

export const button = ({ action }: Pick<MailText, 'action'>, address: string): EmailBlock => ({
  kind: 'button',
  label: action,
  address,
})

export const code = (digits: string): EmailBlock => ({ kind: 'code', code: digits })

/** Time, device and place of an event. */
export function securityEvent(
  { at, network, userAgent }: SecurityEvent,
  { messages, direction, time }: TemplateContext,
): EmailBlock {
  const { labels, unknownDevice } = messages
  const rows: [string, string][] = [[labels.time, time(at)]]
  if (userAgent !== undefined) {
    const { browser, system } = deviceOf(userAgent)
    const deviceName =
      browser && system ? messages.device({ browser, system }) : (browser ?? system)
    rows.push([labels.device, deviceName ?? unknownDevice])
  }
  if (network) rows.push([labels.network, isolated(network, direction)])
  return { kind: 'facts', rows }
}
