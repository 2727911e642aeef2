import { StaffChanged, StaffRecoveryExpired } from '@vitrine/contract/staff'
import { createAttempts } from '../../../../platform/attempts.ts'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, StaffAccount } from '../model.ts'
import { emailKey, RECOVERY_MINUTES } from '../rules.ts'
import { findAccount, updateAccount } from '../store/accounts.ts'
import { consumeRecovery, findRecovery, insertRecovery } from '../store/recoveries.ts'
import { endAllSessions } from '../store/sessions.ts'
import { deleteSignIns, findSiteOf } from '../store/sign-ins.ts'
import { accountOf } from './account-of.ts'

const MAILS_PER_HOUR = 5
const COMMAND_LINE = { type: 'system', id: 'command line' } as const

/** The payload of the recovery job; it is queued for every address, so that all take the same time. */
export interface StaffRecoveryJob {
  readonly siteId: string
  readonly email: string
}

/** Mails the link if the address has an account, at most five times an hour. */
export async function sendRecovery(deps: Deps, job: StaffRecoveryJob): Promise<void> {
  const { platform } = deps
  const account = await findAccount(platform.db, emailKey(job.email))
  const siteId = account && (await findSiteOf(platform.db, account.id, job.siteId))
  if (!account || !siteId) return
  await platform.work({ siteId, actor: { type: 'system', id: 'staff' } }, async (tx) => {
    const mails = await createAttempts(tx.db, platform.clock).add({
      siteId: null,
      bucket: 'staff-recovery',
      key: account.id,
      windowMinutes: 60,
    })
    if (mails > MAILS_PER_HOUR) return
    const address = linkOf(deps, await createLink(tx, deps, account))
    await deps.sendRecoveryLink(tx, { to: account.email, name: account.name, address })
  })
}

/** The recovery link, for the command line; undefined where no account has the address. */
export async function recoveryLink(deps: Deps, email: string): Promise<string | undefined> {
  const { platform } = deps
  const account = await findAccount(platform.db, emailKey(email))
  if (!account) return undefined
  const work = { siteId: '', actor: COMMAND_LINE }
  return linkOf(deps, await platform.work(work, (tx) => createLink(tx, deps, account)))
}

async function createLink(tx: Tx, { platform }: Deps, { id }: StaffAccount): Promise<string> {
  const token = newSecret()
  const expires = platform.clock.after(tx.now, { minutes: RECOVERY_MINUTES })
  await insertRecovery(tx, { tokenHash: hashSecret(token), staffId: id, expires })
  return token
}

// Browsers do not send the fragment, so that no server log contains the token.
const linkOf = ({ platform }: Deps, token: string): string =>
  `${platform.config.publicUrl}/dashboard/recover#${token}`

/**
 * Sets the password with a link. Ends all sessions; second factors remain and are required at the next
 * sign-in.
 */
export async function setRecoveredPassword(
  deps: Deps,
  { token, password }: { readonly token: string; readonly password: string },
  { tx: base, transaction }: Pick<HandlerContext, 'tx' | 'transaction'>,
): Promise<void> {
  const { platform, events } = deps
  const tokenHash = hashSecret(token)
  const staffId = await findRecovery(platform.db, tokenHash, base.now)
  if (!staffId) throw StaffRecoveryExpired()
  const siteId = await findSiteOf(platform.db, staffId, base.siteId)
  const passwordHash = await platform.passwords.hash(password)
  await transaction(async (tx) => {
    if (!(await consumeRecovery(tx, tokenHash, staffId))) throw StaffRecoveryExpired()
    const { id, email, name } = await accountOf(tx, staffId)
    await updateAccount(tx, id, { passwordHash })
    await deleteSignIns(tx, id)
    await endAllSessions(tx, id)
    if (!siteId) return
    const before = { id, email, name }
    const siteTx: Tx = { ...tx, siteId, actor: { type: 'staff', id } }
    await events.append(siteTx, {
      definition: StaffChanged,
      entityId: id,
      before,
      after: { ...before, hasNewPassword: true },
    })
  })
}
