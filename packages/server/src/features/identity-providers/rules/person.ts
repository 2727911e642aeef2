import type { ClaimPlaces } from '@vitrine/contract/identity-providers'
import type { Person, ProviderFields } from '../model.ts'

/** What stands at a place of an answer: `emails.0.address`. */
export function valueAt(answer: unknown, place: string): unknown {
  if (place === '') return undefined
  let here = answer
  for (const step of place.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string, unknown>)[step]
  }
  return here
}

const LONGEST_SUBJECT = 255

/** Who an answer speaks of; undefined when it names nobody. */
export function personIn(
  answer: unknown,
  places: ClaimPlaces,
  { vouchesForEmails }: Pick<ProviderFields, 'vouchesForEmails'>,
): Person | undefined {
  const subject = textOf(valueAt(answer, places.subject))
  if (subject === '' || subject.length > LONGEST_SUBJECT) return undefined
  const email = textOf(valueAt(answer, places.email)).trim()
  const said = valueAt(answer, places.emailVerified)
  return {
    subject,
    email: isEmail(email) ? email : '',
    isEmailVerified: vouchesForEmails || said === true || said === 'true',
    name: textOf(valueAt(answer, places.name)).trim().slice(0, 100),
    picture: pictureOf(textOf(valueAt(answer, places.picture))),
  }
}

/** Ids are numbers at some providers. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : ''
}

const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)

const pictureOf = (text: string): string =>
  text.length <= 2048 && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : ''

/** Whether an address may sign in with a provider; all may where it names no domain. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(domainOf(email))

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The profile of a new account. */
export const profileOf = ({ name, picture }: Person) => {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return {
    ...(name ? { nickname: name } : {}),
    ...(firstName ? { firstName } : {}),
    ...(rest.length > 0 ? { lastName: rest.join(' ') } : {}),
    ...(picture ? { picture } : {}),
  }
}
