import { FactorNotAvailable } from '@vitrine/contract/authentication'
import { FactorNotFound, FactorRequired } from '@vitrine/contract/factors'
import type { Tx } from '../../../../platform/tx.ts'
import type { AccountFactors, AddableFactor, Deps, Factor, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { deleteDevices } from '../store/devices.ts'
import { deleteFactor, lockAccountFactors } from '../store/factors.ts'
import { deleteCodes } from '../store/recovery-codes.ts'
import { mailChange, recordFactorChange } from './record-change.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

/** Removes one factor; refuses to remove the last one where the site requires one. */
export async function remove(tx: Tx, deps: Deps, person: Person, factorId: string): Promise<void> {
  const accountFactors = await lockAccountFactors(tx, person.id)
  const removedFactor = accountFactors.factors.find(({ id }) => id === factorId)
  if (!removedFactor) throw FactorNotFound({ factorId })
  const before = activeTypes(accountFactors)
  const after = before.filter((type) => type !== removedFactor.type)
  const { required } = (await deps.sites.get(tx.siteId)).settings.factors
  if (before.length > 0 && after.length === 0 && required === 'always') throw FactorRequired()
  await deleteFactor(tx, person.id, removedFactor.type)
  if (after.length === 0) await removeFallbacks(tx, person.id)
  await recordFactorChange(tx, deps, person.id, 'removed', { before, after })
  if (removedFactor.status === 'ACTIVE') await mailRemoved(tx, deps, person, removedFactor)
}

/** Removes all factors of a person who lost the device. */
export async function reset(tx: Tx, deps: Deps, person: Person): Promise<void> {
  const accountFactors = await removeAllSilently(tx, deps, person.id)
  if (accountFactors.factors.length === 0) throw FactorNotFound({ id: person.id })
  for (const factor of accountFactors.factors) {
    if (factor.status === 'ACTIVE') await mailRemoved(tx, deps, person, factor)
  }
}

/**
 * Removes all factors without a mail, because the account belonged to another person. Returns what it had.
 */
export async function removeAllSilently(
  tx: Tx,
  deps: Deps,
  identityId: string,
): Promise<AccountFactors> {
  const accountFactors = await lockAccountFactors(tx, identityId)
  if (accountFactors.factors.length === 0) return accountFactors
  for (const { type } of accountFactors.factors) await deleteFactor(tx, identityId, type)
  await removeFallbacks(tx, identityId)
  await recordFactorChange(tx, deps, identityId, 'reset', {
    before: activeTypes(accountFactors),
    after: [],
  })
  return accountFactors
}

/** Forgets remembered devices, so that each asks for the second factor again. */
export async function removeDevices(tx: Tx, deps: Deps, identityId: string): Promise<void> {
  if ((await deleteDevices(tx, identityId)) === 0) return
  const types = activeTypes(await lockAccountFactors(tx, identityId))
  await recordFactorChange(tx, deps, identityId, 'devices_forgotten', {
    before: types,
    after: types,
  })
}

/** Ten new recovery codes for an account that has a factor. */
export async function renewRecoveryCodes(tx: Tx, deps: Deps, person: Person): Promise<string[]> {
  const types = activeTypes(await lockAccountFactors(tx, person.id))
  if (types.length === 0) throw FactorNotAvailable({ factorType: 'RECOVERY_CODE' })
  const codes = await issueRecoveryCodes(tx, deps, person.id)
  const change = 'recovery_codes_renewed'
  await recordFactorChange(tx, deps, person.id, change, { before: types, after: types })
  await mailChange(tx, deps, person, { factor: 'RECOVERY_CODE', change: 'added' })
  return codes
}

/** Removes recovery codes and remembered devices with the last factor. */
async function removeFallbacks(tx: Tx, identityId: string): Promise<void> {
  await deleteCodes(tx, identityId)
  await deleteDevices(tx, identityId)
}

const mailRemoved = (tx: Tx, deps: Deps, person: Person, { type }: Factor) =>
  mailChange(tx, deps, person, { factor: type as AddableFactor, change: 'removed' })
