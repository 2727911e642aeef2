import {
  FactorNotFound,
  FactorResetRequested,
  FactorResetStopped,
  ResetNotFound,
} from '@vitrine/contract/factors'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AccountFactors, Deps, PendingReset, Person } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { findAccountFactors } from '../store/factors.ts'
import { deleteDueReset, deleteReset, findReset, insertReset } from '../store/resets.ts'
import { rulesOf } from './factor-state.ts'
import { nameOf } from './mail-code.ts'
import { reset } from './remove.ts'

/**
 * Schedules the removal of all factors of a person who lost the device, with a delay in which the owner of
 * the account can cancel it: persuading staff must not open the account immediately. Undefined where the site
 * has no delay.
 */
export async function askForReset(
  tx: Tx,
  deps: Deps,
  person: Person,
): Promise<PendingReset | undefined> {
  const { id } = person
  const accountFactors = await findAccountFactors(tx, id)
  if (accountFactors.factors.length === 0) throw FactorNotFound({ id })
  const { resetWaitHours: hours } = await rulesOf(tx, deps)
  if (hours === 0) {
    await deleteReset(tx, { identityId: id })
    await reset(tx, deps, person)
    return undefined
  }
  const token = newSecret()
  const due = deps.platform.clock.after(tx.now, { hours })
  const pendingReset = { identityId: id, tokenHash: hashSecret(token), due }
  if (await insertReset(tx, pendingReset))
    await notifyReset(tx, deps, person, { due, token, accountFactors })
  return findReset(tx, id)
}

async function notifyReset(
  tx: Tx,
  { events, mail }: Pick<Deps, 'events' | 'mail'>,
  person: Person,
  { due, token, accountFactors }: { due: Date; token: string; accountFactors: AccountFactors },
): Promise<void> {
  const { id } = person
  await events.append(tx, {
    definition: FactorResetRequested,
    entityId: id,
    after: { id, factors: activeTypes(accountFactors), dueDate: due },
  })
  await mail.write(tx, {
    to: person.email,
    language: person.profile.language ?? null,
    template: 'factor-reset',
    facts: { due, token, name: nameOf(person) },
  })
}

/** Cancels a pending reset, by account or by the token of the mail. */
export async function stopReset(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  selector: { readonly identityId: string } | { readonly token: string },
): Promise<string> {
  const identityId = await deleteReset(
    tx,
    'token' in selector ? { tokenHash: hashSecret(selector.token) } : selector,
  )
  if (!identityId) throw ResetNotFound()
  await recordResetStopped(tx, deps, identityId)
  return identityId
}

/** A second factor was used, so nothing is lost. */
export async function cancelReset(tx: Tx, deps: Pick<Deps, 'events'>, id: string): Promise<void> {
  if (await deleteReset(tx, { identityId: id })) await recordResetStopped(tx, deps, id)
}

/** The factors of an account at sign-in; performs a due reset first. */
export async function accountFactorsAtSignIn(
  tx: Tx,
  deps: Deps,
  person: Person,
): Promise<AccountFactors> {
  const isDue = await deleteDueReset(tx, person.id)
  const accountFactors = await findAccountFactors(tx, person.id)
  if (!isDue || accountFactors.factors.length === 0) return accountFactors
  await reset(tx, deps, person)
  return findAccountFactors(tx, person.id)
}

const recordResetStopped = (tx: Tx, { events }: Pick<Deps, 'events'>, id: string) =>
  events.append(tx, { definition: FactorResetStopped, entityId: id, after: { id } })
