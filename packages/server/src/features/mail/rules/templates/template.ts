import type { MailFacts, Occasion, TemplateName } from '../../model.ts'
import { deviceOf } from '../device.ts'
import type { Direction } from '../direction.ts'
import { isolated } from '../direction.ts'
import type { Letter, LetterObject } from '../letter.ts'
import type { Message, Words } from '../words/words.ts'

/** What every template can lean on: the words, the site, and how its language writes things. */
export interface Desk {
  readonly words: Words
  /** Name of the site, kept apart from the sentence. */
  readonly shop: string
  /** Where people sign in. */
  readonly signIn: string
  /** A page of the site, by its path. */
  page(path: string): string
  readonly direction: Direction
  time(moment: Date): string
  period(length: { readonly minutes: number } | { readonly hours: number }): string
}

/** Makes the letter of one kind out of its facts. */
export type Template<Name extends TemplateName> = (facts: MailFacts[Name], desk: Desk) => Letter

/** A letter to somebody, whose name may be unknown. */
export const letterTo = (
  name: string | undefined,
  { words, direction }: Desk,
  { subject, title, lines, note }: Omit<Message, 'action'>,
  ...objects: readonly LetterObject[]
): Letter => ({
  subject,
  title,
  greeting: words.hello(name ? isolated(name, direction) : ''),
  lines,
  objects,
  note,
})

export const button = ({ action }: Pick<Message, 'action'>, address: string): LetterObject => ({
  kind: 'button',
  label: action,
  address,
})

export const code = (digits: string): LetterObject => ({ kind: 'code', code: digits })

/** When, on what and from where something happened. */
export function occasion(
  { at, network, userAgent }: Occasion,
  { words, direction, time }: Desk,
): LetterObject {
  const { labels, unknownDevice } = words
  const rows: [string, string][] = [[labels.time, time(at)]]
  if (userAgent !== undefined) {
    const { browser, system } = deviceOf(userAgent)
    const named = browser && system ? words.device(browser, system) : (browser ?? system)
    rows.push([labels.device, named ?? unknownDevice])
  }
  if (network) rows.push([labels.network, isolated(network, direction)])
  return { kind: 'facts', rows }
}
