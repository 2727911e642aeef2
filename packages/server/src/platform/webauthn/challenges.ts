import type { Clock } from '../clock.ts'
import { newId, newSecret } from '../ids.ts'
import type { Tx } from '../tx.ts'
import { type RelyingParty, relyingPartyAt } from './relying-party.ts'

export const CHALLENGE_MINUTES = 5

/** The purpose of a challenge; a response is only valid for the same purpose. */
export interface ChallengeScope {
  /** Such as `member-sign-in`. */
  readonly purpose: string
  /** The account or the sign-in that the response must belong to; empty when any account may answer. */
  readonly subject: string
}

export interface Challenge {
  readonly id: string
  /** 256 random bits, base64url. */
  readonly challenge: string
  readonly party: RelyingParty
}

/** A new challenge of a page; it is good for one answer within five minutes. */
export async function createChallenge(
  tx: Tx,
  clock: Clock,
  { purpose, subject }: ChallengeScope,
  party: RelyingParty,
): Promise<Challenge> {
  const [id, challenge] = [newId(), newSecret()]
  await tx.db
    .insertInto('webauthn_challenges')
    .values({
      site_id: tx.siteId,
      id,
      purpose,
      subject,
      challenge,
      origin: party.origin,
      created_date: tx.now,
      expires_date: clock.after(tx.now, { minutes: CHALLENGE_MINUTES }),
    })
    .execute()
  return { id, challenge, party }
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Uses a challenge up; undefined when there is none for this occasion, or not any more. On the tx of the
 * call: it must stay used up although the call fails.
 */
export async function consumeChallenge(
  tx: Tx,
  id: string,
  { purpose, subject }: ChallengeScope,
): Promise<Challenge | undefined> {
  if (!GUID.test(id)) return undefined
  const row = await tx.db
    .deleteFrom('webauthn_challenges')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  const isValid = row?.purpose === purpose && row.subject === subject && row.expires_date > tx.now
  const party = isValid ? relyingPartyAt(row.origin) : undefined
  return row && party && { id, challenge: row.challenge, party }
}
