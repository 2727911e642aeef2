import { PermissionDenied } from '@vitrine/contract/kit'
import { StaffFactorNotFound, StaffNotFound } from '@vitrine/contract/staff'
import type { Tx } from '../../../../../platform/tx.ts'
import type { Merchant } from '../../../../../transport/caller.ts'
import type { Deps, Person, StaffAccount } from '../../model.ts'
import { emailKey, factorsOf, requireReachOver } from '../../rules.ts'
import { findAccount } from '../../store/accounts.ts'
import { deleteAuthenticator, deleteCodes, lockStaffFactors } from '../../store/factors.ts'
import { deletePasskeys } from '../../store/passkeys.ts'
import { listGrants, readStaff } from '../../store/roles.ts'
import { endAllSessions } from '../../store/sessions.ts'
import { deleteSignIns, findSiteOf } from '../../store/sign-ins.ts'
import { accountOf } from '../account-of.ts'
import { requireProof } from './prove.ts'
import { recordFactorChange } from './record-change.ts'

/** Removes the second factors of a person who lost them, by an owner with a recent proof. */
export async function resetByOwner(
  tx: Tx,
  deps: Deps,
  { id, actor, person }: { readonly id: string; readonly actor: Merchant; readonly person: Person },
): Promise<void> {
  if (actor.role !== 'owner') throw PermissionDenied({ role: 'owner' })
  if (!(await readStaff(tx, id))) throw StaffNotFound({ id })
  requireReachOver(actor, await listGrants(tx, id))
  await requireProof(tx, deps, person)
  if (!(await reset(tx, tx, deps, await accountOf(tx, id)))) throw StaffFactorNotFound({ id })
}

/** The same from the command line, without proof, because its user runs the server. */
export async function resetFromCommandLine(
  deps: Deps,
  email: string,
): Promise<'reset' | 'nothing' | 'nobody'> {
  const { platform } = deps
  const account = await findAccount(platform.db, emailKey(email))
  if (!account) return 'nobody'
  const siteId = (await findSiteOf(platform.db, account.id, '')) ?? ''
  const actor = { type: 'system', id: 'command line' } as const
  return platform.work({ siteId, actor }, async (tx) =>
    (await reset(tx, siteId === '' ? undefined : tx, deps, account)) ? 'reset' : 'nothing',
  )
}

/** False when there was nothing to remove. Ends all sessions that the factors opened. */
async function reset(
  tx: Tx,
  siteTx: Tx | undefined,
  deps: Deps,
  account: StaffAccount,
): Promise<boolean> {
  const { id } = account
  const before = await lockStaffFactors(tx, id)
  const [factor] = factorsOf(before)
  if (!factor) return false
  await deleteAuthenticator(tx, id)
  await deletePasskeys(tx, id)
  await deleteCodes(tx, id)
  await deleteSignIns(tx, id)
  await endAllSessions(tx, id)
  await recordFactorChange(siteTx, deps, account, { factor, change: 'reset', before })
  return true
}
