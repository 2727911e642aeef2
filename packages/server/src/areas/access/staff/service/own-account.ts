import {
  StaffChanged,
  StaffPasswordWrong,
  StaffSessionEnded,
  StaffSessionNotFound,
} from '@vitrine/contract/staff'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, ListedSession, Person, StaffAccount } from '../model.ts'
import { SESSION_IDLE_HOURS } from '../rules.ts'
import { updateAccount } from '../store/accounts.ts'
import * as store from '../store/sessions.ts'
import { deleteSignIns } from '../store/sign-ins.ts'
import { accountOf } from './account-of.ts'
import { provePassword } from './prove-password.ts'

const MAX_SESSIONS = 100

export async function changeName(
  tx: Tx,
  { events }: Deps,
  { id }: Person,
  name: string,
): Promise<StaffAccount> {
  const before = await accountOf(tx, id)
  await updateAccount(tx, id, { name })
  await events.append(tx, {
    definition: StaffChanged,
    entityId: id,
    before: publicAccount(before),
    after: { ...publicAccount(before), name },
  })
  return { ...before, name }
}

/**
 * Sets a new password and ends all other sessions and pending sign-ins, which may be the reason for the
 * change.
 */
export async function changePassword(
  { platform, events }: Deps,
  { id, token }: Person,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  { tx: base, request, transaction }: Pick<HandlerContext, 'tx' | 'request' | 'transaction'>,
): Promise<void> {
  const before = await accountOf(base, id)
  const claim = { email: before.email, password: currentPassword, network: request.network }
  if (!(await provePassword(platform, before, claim))) throw StaffPasswordWrong()
  const passwordHash = await platform.passwords.hash(newPassword)
  await transaction(async (tx) => {
    await updateAccount(tx, id, { passwordHash })
    await store.endOtherSessions(tx, id, hashSecret(token))
    await deleteSignIns(tx, id)
    const after = { ...publicAccount(before), hasNewPassword: true }
    await events.append(tx, {
      definition: StaffChanged,
      entityId: id,
      before: publicAccount(before),
      after,
    })
  })
}

export function listSessions(
  tx: Tx,
  { platform }: Deps,
  { id, token }: Person,
): Promise<ListedSession[]> {
  const idleSince = platform.clock.after(tx.now, { hours: -SESSION_IDLE_HOURS })
  return store.listSessions(tx.db, id, {
    current: hashSecret(token),
    times: { now: tx.now, idleSince },
    limit: MAX_SESSIONS,
  })
}

export async function endSession(
  tx: Tx,
  { events }: Deps,
  person: Person,
  id: string,
): Promise<void> {
  if (!(await store.endSession(tx, person.id, id))) throw StaffSessionNotFound({ id })
  await events.append(tx, {
    definition: StaffSessionEnded,
    entityId: person.id,
    before: { sessionId: id },
  })
}

const publicAccount = ({ id, email, name }: StaffAccount) => ({ id, email, name })
