import { StaffFactorRequired } from '@vitrine/contract/staff'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, FactorType, Holding, Person } from '../../model.ts'
import { asksForFactor, factorsOf } from '../../rules.ts'
import { deleteCodes } from '../../store/factors.ts'
import { listGrants } from '../../store/roles.ts'
import { endOtherSessions, noteProof } from '../../store/sessions.ts'
import { accountOf } from '../account-of.ts'
import { announce } from './announce.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'

/**
 * What follows a factor that counts from now on. With the first one come recovery codes, and every other
 * session ends: it was opened by the password alone.
 */
export async function followAdded(
  tx: Tx,
  deps: Deps,
  person: Person,
  { factor, before }: { readonly factor: FactorType; readonly before: Holding },
): Promise<string[]> {
  const { id, token } = person
  const isFirst = factorsOf(before).length === 0
  await noteProof(tx, hashSecret(token), factor)
  if (isFirst) await endOtherSessions(tx, id, hashSecret(token))
  const needsCodes = isFirst || before.recoveryCodesLeft === 0
  const codes = needsCodes ? await giveRecoveryCodes(tx, deps, id) : []
  await announce(tx, deps, await accountOf(tx, id), { factor, change: 'added', before })
  return codes
}

/** Refuses to take away the last factor of somebody whom a site asks for one. */
export async function demandAnother(
  tx: Tx,
  deps: Deps,
  { id }: Person,
  remaining: Holding,
): Promise<void> {
  if (factorsOf(remaining).length > 0) return
  if (await mustHaveFactor(tx, deps, id)) throw StaffFactorRequired()
}

/** What follows a factor that does not count any more. */
export async function followRemoved(
  tx: Tx,
  deps: Deps,
  { id }: Person,
  change: { readonly factor: FactorType; readonly before: Holding; readonly remaining: Holding },
): Promise<void> {
  const { factor, before, remaining } = change
  if (factorsOf(remaining).length === 0) await deleteCodes(tx, id)
  await announce(tx, deps, await accountOf(tx, id), { factor, change: 'removed', before })
}

export const mustHaveFactor = async (tx: Tx, { sites }: Deps, staffId: string): Promise<boolean> =>
  asksForFactor(await sites.list(), await listGrants(tx, staffId))
