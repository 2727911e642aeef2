import { InvitationNotFound, StaffJoined, StaffSignInRefused } from '@vitrine/contract/staff'
import { hashSecret, newId } from '../../../../platform/ids.ts'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, Invitation, StaffAccount } from '../model.ts'
import { emailKey } from '../rules.ts'
import { findAccount, insertAccount } from '../store/accounts.ts'
import { consumeInvitation, findInvitation } from '../store/invitations.ts'
import { putGrant } from '../store/roles.ts'
import { admit } from './admit.ts'
import { provePassword } from './prove-password.ts'

export interface Acceptance {
  readonly token: string
  readonly email: string
  readonly name: string
  readonly password: string
}

/**
 * Creates an account from an invitation link, or adds its role to an existing account that gives its
 * password. A link for one address accepts no other. An existing second factor is required next.
 */
export async function accept(
  deps: Deps,
  input: Acceptance,
  { tx: base, request }: Pick<HandlerContext, 'tx' | 'request'>,
) {
  const { platform, events } = deps
  const tokenHash = hashSecret(input.token)
  if (!fits(await findInvitation(base.db, tokenHash, base.now), input)) {
    throw InvitationNotFound()
  }
  const existing = await findAccount(base.db, emailKey(input.email))
  const { network } = request
  if (existing && !(await provePassword(platform, existing, { ...input, network }))) {
    throw StaffSignInRefused()
  }
  const passwordHash = existing ? null : await platform.passwords.hash(input.password)
  return inTransaction(base, async (tx) => {
    const invitation = await consumeInvitation(tx.db, tokenHash, tx.now)
    if (!invitation || !fits(invitation, input)) throw InvitationNotFound()
    const account = existing ?? (await createAccount(tx, input, passwordHash, invitation))
    if (existing) await putGrant(tx.db, existing.id, invitation)
    const siteId = invitation.siteId ?? tx.siteId
    const { id, email, name } = account
    const { role } = invitation
    if (siteId !== '') {
      const siteTx: Tx = { ...tx, siteId, actor: { type: 'staff', id } }
      const after = { id, email, name, role, everySite: invitation.siteId === null }
      await events.append(siteTx, { definition: StaffJoined, entityId: id, after })
    }
    return { ...(await admit(tx, deps, account, request)), role }
  })
}

async function createAccount(
  tx: Tx,
  input: Acceptance,
  passwordHash: string | null,
  { siteId, role }: Invitation,
): Promise<StaffAccount> {
  const account = { id: newId(), email: input.email.trim(), name: input.name, passwordHash }
  const key = emailKey(input.email)
  await insertAccount(tx.db, { ...account, emailKey: key, siteId, role, now: tx.now })
  return account
}

const fits = (invitation: Invitation | undefined, { email }: Acceptance): boolean =>
  invitation !== undefined &&
  (invitation.email === null || emailKey(invitation.email) === emailKey(email))
