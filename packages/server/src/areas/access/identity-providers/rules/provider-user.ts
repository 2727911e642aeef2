import type { ClaimPlaces } from '@vitrine/contract/identity-providers'
import type { ProviderFields, ProviderUser } from '../model.ts'

/** The value at a path of an answer: `emails.0.address`. */
export function valueAt(answer: unknown, path: string): unknown {
  if (path === '') return undefined
  let node = answer
  for (const step of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, step)) return undefined
    node = (node as Record<string, unknown>)[step]
  }
  return node
}

const MAX_SUBJECT_LENGTH = 255

/** The user in a provider's answer; undefined when it identifies none. */
export function providerUserIn(
  answer: unknown,
  claimPaths: ClaimPlaces,
  { vouchesForEmails }: Pick<ProviderFields, 'vouchesForEmails'>,
): ProviderUser | undefined {
  const subject = textOf(valueAt(answer, claimPaths.subject))
  if (subject === '' || subject.length > MAX_SUBJECT_LENGTH) return undefined
  const email = textOf(valueAt(answer, claimPaths.email)).trim()
  const verifiedClaim = valueAt(answer, claimPaths.emailVerified)
  return {
    subject,
    email: isEmail(email) ? email : '',
    isEmailVerified: vouchesForEmails || verifiedClaim === true || verifiedClaim === 'true',
    name: textOf(valueAt(answer, claimPaths.name)).trim().slice(0, 100),
    picture: pictureOf(textOf(valueAt(answer, claimPaths.picture))),
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

/** Whether an address may sign in with a provider; all may where no domains are configured. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(domainOf(email))

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** The profile of a new account. */
export const profileOf = ({ name, picture }: ProviderUser) => {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return {
    ...(name ? { nickname: name } : {}),
    ...(firstName ? { firstName } : {}),
    ...(rest.length > 0 ? { lastName: rest.join(' ') } : {}),
    ...(picture ? { picture } : {}),
  }
}
