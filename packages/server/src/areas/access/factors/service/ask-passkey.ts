import { FactorNotAvailable } from '@vitrine/contract/authentication'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  beginAssertion,
  beginRegistration,
  type CreationOptions,
  type Occasion,
  type RelyingParty,
  type RequestOptions,
  relyingPartyAt,
} from '../../../../platform/webauthn/index.ts'
import type { CallingPage, ChallengeContext, Deps, Person } from '../model.ts'
import { isAllowed } from '../rules/demand.ts'
import { listPasskeys } from '../store/passkeys.ts'
import { nameOf } from './mail-code.ts'

/** The purposes of passkey challenges of members; an answer to one of them is invalid for another. */
export const challengeScopes = {
  enrolling: ({ id }: Pick<Person, 'id'>): Occasion => ({ purpose: 'member-enrol', subject: id }),
  signIn: { purpose: 'member-sign-in', subject: '' },
  factor: (stateToken: string): Occasion => ({
    purpose: 'member-factor',
    subject: hashSecret(stateToken).toString('base64url'),
  }),
} as const

/** The relying party of a page; undefined where browsers would refuse it, on a page of another host. */
export async function partyAt(
  tx: Tx,
  { sites }: Pick<Deps, 'sites'>,
  { baseUrl, origin }: CallingPage,
): Promise<RelyingParty | undefined> {
  const party = relyingPartyAt(await sites.urlOf(tx.siteId, baseUrl))
  return party && (origin === undefined || origin === party.origin) ? party : undefined
}

/** The options with which a device creates a passkey. */
export async function beginPasskey(
  tx: Tx,
  deps: Deps,
  person: Person,
  page: CallingPage,
): Promise<{ challengeId: string; options: CreationOptions }> {
  const party = await requireParty(tx, deps, page)
  const { name: siteName } = (await deps.sites.get(tx.siteId)).settings
  const owner = {
    handle: handleOf(person),
    name: person.email,
    displayName: nameOf(person) || person.email,
  }
  const existing = (await listPasskeys(tx, person.id)).filter(({ rpId }) => rpId === party.id)
  const enrolment = { party, siteName, owner, existing }
  return beginRegistration(tx, deps.platform.clock, challengeScopes.enrolling(person), enrolment)
}

/** The options for a sign-in by passkey without a user name. */
export async function beginSignIn(
  tx: Tx,
  deps: Deps,
  page: CallingPage,
): Promise<{ challengeId: string; options: RequestOptions }> {
  const party = await requireParty(tx, deps, page)
  return beginAssertion(tx, deps.platform.clock, challengeScopes.signIn, { party })
}

/** Challenges the passkeys of one person; undefined where none of them works on this page. */
export async function askForPasskey(
  tx: Tx,
  deps: Deps,
  person: Pick<Person, 'id'>,
  { stateToken, page }: ChallengeContext,
): Promise<{ challengeId: string; options: RequestOptions } | undefined> {
  const party = await partyAt(tx, deps, page)
  const passkeys = (await listPasskeys(tx, person.id)).filter(({ rpId }) => rpId === party?.id)
  if (!party || passkeys.length === 0) return undefined
  const assertion = { party, passkeys }
  return beginAssertion(tx, deps.platform.clock, challengeScopes.factor(stateToken), assertion)
}

/** The same user handle for every passkey of an account; it identifies no one to outsiders. */
export const handleOf = ({ id }: Pick<Person, 'id'>): Buffer =>
  Buffer.from(id.replaceAll('-', ''), 'hex')

/** Requires that the site allows passkeys and that the page can use them. */
async function requireParty(tx: Tx, deps: Deps, page: CallingPage): Promise<RelyingParty> {
  await requirePasskeys(tx, deps)
  const party = await partyAt(tx, deps, page)
  if (party) return party
  const message = 'Passkeys work on pages at the address of the site alone'
  throw FactorNotAvailable({ factorType: 'WEBAUTHN' }, message)
}

export async function requirePasskeys(tx: Tx, { sites }: Pick<Deps, 'sites'>): Promise<void> {
  const { allowed } = (await sites.get(tx.siteId)).settings.factors
  if (!isAllowed('WEBAUTHN', { allowed })) {
    throw FactorNotAvailable({ factorType: 'WEBAUTHN', allowed })
  }
}
