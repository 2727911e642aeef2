import { FactorNotAvailable } from '@vitrine/contract/authentication'
import { FactorNotFound, FactorRequired } from '@vitrine/contract/factors'
import type { Tx } from '../../../platform/tx.ts'
import type { AddableFactor, Deps, Factor, Holding, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { deleteDevices } from '../store/devices.ts'
import { deleteFactor, lockHolding } from '../store/factors.ts'
import { deleteCodes } from '../store/recovery-codes.ts'
import { mailChange, noteChange } from './announce.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'

/** Removes one factor, except the last one where the site asks for one. */
export async function remove(tx: Tx, deps: Deps, person: Person, factorId: string): Promise<void> {
  const holding = await lockHolding(tx, person.id)
  const gone = holding.factors.find(({ id }) => id === factorId)
  if (!gone) throw FactorNotFound({ factorId })
  const before = activeTypes(holding)
  const after = before.filter((type) => type !== gone.type)
  const { required } = (await deps.sites.get(tx.siteId)).settings.factors
  if (before.length > 0 && after.length === 0 && required === 'always') throw FactorRequired()
  await deleteFactor(tx, person.id, gone.type)
  if (after.length === 0) await forgetRest(tx, person.id)
  await noteChange(tx, deps, person.id, 'removed', { before, after })
  if (gone.status === 'ACTIVE') await mailRemoved(tx, deps, person, gone)
}

/** Removes everything, for somebody who has lost the device. */
export async function reset(tx: Tx, deps: Deps, person: Person): Promise<void> {
  const holding = await forget(tx, deps, person.id)
  if (holding.factors.length === 0) throw FactorNotFound({ id: person.id })
  for (const factor of holding.factors) {
    if (factor.status === 'ACTIVE') await mailRemoved(tx, deps, person, factor)
  }
}

/** Removes everything without a mail: the account was somebody else's. Answers what it had. */
export async function forget(tx: Tx, deps: Deps, identityId: string): Promise<Holding> {
  const holding = await lockHolding(tx, identityId)
  if (holding.factors.length === 0) return holding
  for (const { type } of holding.factors) await deleteFactor(tx, identityId, type)
  await forgetRest(tx, identityId)
  await noteChange(tx, deps, identityId, 'reset', { before: activeTypes(holding), after: [] })
  return holding
}

/** Asks for the second factor again on every device. */
export async function forgetDevices(tx: Tx, deps: Deps, identityId: string): Promise<void> {
  if ((await deleteDevices(tx, identityId)) === 0) return
  const types = activeTypes(await lockHolding(tx, identityId))
  await noteChange(tx, deps, identityId, 'devices_forgotten', { before: types, after: types })
}

/** Ten new recovery codes for an account that has a factor. */
export async function renewRecoveryCodes(tx: Tx, deps: Deps, person: Person): Promise<string[]> {
  const types = activeTypes(await lockHolding(tx, person.id))
  if (types.length === 0) throw FactorNotAvailable({ factorType: 'RECOVERY_CODE' })
  const codes = await giveRecoveryCodes(tx, deps, person.id)
  const change = 'recovery_codes_renewed'
  await noteChange(tx, deps, person.id, change, { before: types, after: types })
  await mailChange(tx, deps, person, { factor: 'RECOVERY_CODE', change: 'added' })
  return codes
}

/** With the last factor goes what stood in for it. */
async function forgetRest(tx: Tx, identityId: string): Promise<void> {
  await deleteCodes(tx, identityId)
  await deleteDevices(tx, identityId)
}

const mailRemoved = (tx: Tx, deps: Deps, person: Person, { type }: Factor) =>
  mailChange(tx, deps, person, { factor: type as AddableFactor, change: 'removed' })
