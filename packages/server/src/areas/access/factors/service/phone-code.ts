import { createAttempts } from '../../../../platform/attempts.ts'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { CodePurpose } from '../../mailed-codes/index.ts'
import type { Deps, Person, PhoneKind } from '../model.ts'
import { PHONE_LIMITS } from '../rules/phone-codes.ts'
import type { ChallengeResult } from './methods/method.ts'

interface PhoneCode {
  readonly person: Person
  readonly kind: PhoneKind
  readonly number: string
  readonly purpose: CodePurpose
  /** What the code is bound to: the sign-in it is for, or the number it proves. */
  readonly boundTo: string
  readonly network: string
}

/** Sends a code to a phone, unless the number, the account or the network has reached its hourly limit. */
export async function sendPhoneCode(
  tx: Tx,
  deps: Deps,
  { person, kind, number, purpose, boundTo, network }: PhoneCode,
): Promise<ChallengeResult> {
  const hint = deps.phone.hint(number)
  if (await isRateLimited(tx, deps, { number, account: person.id, network })) {
    return { hint, isSent: false }
  }
  const { code, minutes } = await deps.mailedCodes.issue(tx, person.id, purpose, boundTo)
  const language = person.profile.language ?? null
  const message = { kind, to: number, language, code, minutes }
  await deps.phone.write(tx, { identityId: person.id, ...message })
  return { hint, isSent: true }
}

/** Counted in the transaction of the message, so that a message that is not sent does not count. */
async function isRateLimited(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  { number, ...accountAndNetwork }: Record<keyof typeof PHONE_LIMITS, string>,
): Promise<boolean> {
  const attempts = createAttempts(tx.db, platform.clock)
  // Hashed, because counters are stored for a while and phone numbers are personal data.
  const keys = { ...accountAndNetwork, number: hashSecret(number).toString('base64url') }
  const counts: number[] = []
  for (const name of ['number', 'account', 'network'] as const) {
    const bucket = {
      siteId: tx.siteId,
      bucket: `phone-${name}`,
      key: keys[name],
      windowMinutes: 60,
    }
    counts.push((await attempts.add(bucket)) - PHONE_LIMITS[name])
  }
  return counts.some((above) => above > 0)
}
