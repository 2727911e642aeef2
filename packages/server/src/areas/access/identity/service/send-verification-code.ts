import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity } from '../model.ts'
import { countMail } from './mail-limit.ts'

/** Mails a code that proves the address; false when the account has reached its hourly limit. */
export async function sendVerificationCode(
  tx: Tx,
  deps: Deps,
  identity: Identity,
): Promise<boolean> {
  if (!(await countMail(deps, tx, 'verification', identity.id))) return false
  const { code, minutes } = await deps.mailedCodes.issue(tx, identity.id, 'verification')
  await deps.mail.write(tx, {
    to: identity.email,
    language: identity.profile.language ?? undefined,
    template: 'verification-code',
    facts: { code, minutes, name: nameOf(identity) },
  })
  return true
}

/** The name in the greeting; empty when unknown. */
export const nameOf = ({ profile }: Pick<Identity, 'profile'>): string =>
  profile.nickname || profile.firstName || ''
