import { createAttempts } from '../../../../platform/attempts.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Person } from '../model.ts'
import { addressHint } from '../rules/hint.ts'
import type { ChallengeResult } from './methods/method.ts'

const MAILS_PER_HOUR = 10

/** Mails a code, unless the account has reached its hourly limit. */
export async function mailCode(
  tx: Tx,
  { platform, mailedCodes, mail }: Deps,
  person: Person,
  { purpose, boundTo }: { readonly purpose: 'factor' | 'new-factor'; readonly boundTo?: string },
): Promise<ChallengeResult> {
  const hint = addressHint(person.email)
  // Counted in the transaction of the mail, so that a mail that is not sent does not count.
  const mails = await createAttempts(tx.db, platform.clock).add({
    siteId: tx.siteId,
    bucket: 'mail-factor',
    key: person.id,
    windowMinutes: 60,
  })
  if (mails > MAILS_PER_HOUR) return { hint, isSent: false }
  const { code, minutes } = await mailedCodes.issue(tx, person.id, purpose, boundTo)
  await mail.write(tx, {
    to: person.email,
    language: person.profile.language ?? null,
    template: 'second-factor-code',
    facts: { code, minutes, name: nameOf(person) },
  })
  return { hint, isSent: true }
}

/** The name in the greeting; empty when unknown. */
export const nameOf = ({ profile }: Pick<Person, 'profile'>): string =>
  profile.nickname || profile.firstName || ''
