import {
  FactorNotFound,
  FactorResetAsked,
  FactorResetStopped,
  ResetNotFound,
} from '@vitrine/contract/factors'
import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps, Holding, Person, Reset } from '../model.ts'
import { activeTypes } from '../rules/demand.ts'
import { findHolding } from '../store/factors.ts'
import { deleteReset, findReset, insertReset, takeDueReset } from '../store/resets.ts'
import { nameOf } from './mail-code.ts'
import { reset } from './remove.ts'
import { rulesOf } from './standing.ts'

/**
 * Removes every factor of somebody who has lost the device, after a time in which the account's owner
 * can stop it: who talks staff into it must not be in at once. Undefined where the site does not wait.
 */
export async function askForReset(tx: Tx, deps: Deps, person: Person): Promise<Reset | undefined> {
  const { id } = person
  const holding = await findHolding(tx, id)
  if (holding.factors.length === 0) throw FactorNotFound({ id })
  const { resetWaitHours: hours } = await rulesOf(tx, deps)
  if (hours === 0) {
    await deleteReset(tx, { identityId: id })
    await reset(tx, deps, person)
    return undefined
  }
  const token = newSecret()
  const due = deps.platform.clock.after(tx.now, { hours })
  const asked = { identityId: id, tokenHash: hashSecret(token), due }
  if (await insertReset(tx, asked)) await announce(tx, deps, person, { due, token, holding })
  return findReset(tx, id)
}

async function announce(
  tx: Tx,
  { events, mail }: Pick<Deps, 'events' | 'mail'>,
  person: Person,
  { due, token, holding }: { due: Date; token: string; holding: Holding },
): Promise<void> {
  const { id } = person
  await events.append(tx, {
    definition: FactorResetAsked,
    entityId: id,
    after: { id, factors: activeTypes(holding), dueDate: due },
  })
  await mail.write(tx, {
    to: person.email,
    language: person.profile.language ?? null,
    template: 'factor-reset',
    facts: { due, token, name: nameOf(person) },
  })
}

/** Stops a reset that waits: of an account, or with the token of the mail. */
export async function stopReset(
  tx: Tx,
  deps: Pick<Deps, 'events'>,
  which: { readonly identityId: string } | { readonly token: string },
): Promise<string> {
  const stopped = await deleteReset(
    tx,
    'token' in which ? { tokenHash: hashSecret(which.token) } : which,
  )
  if (!stopped) throw ResetNotFound()
  await noteStop(tx, deps, stopped)
  return stopped
}

/** A second factor was shown: nothing is lost. */
export async function dropReset(tx: Tx, deps: Pick<Deps, 'events'>, id: string): Promise<void> {
  if (await deleteReset(tx, { identityId: id })) await noteStop(tx, deps, id)
}

/** What an account has when it signs in; a reset whose time has come happens now. */
export async function holdingAt(tx: Tx, deps: Deps, person: Person): Promise<Holding> {
  const isDue = await takeDueReset(tx, person.id)
  const holding = await findHolding(tx, person.id)
  if (!isDue || holding.factors.length === 0) return holding
  await reset(tx, deps, person)
  return findHolding(tx, person.id)
}

const noteStop = (tx: Tx, { events }: Pick<Deps, 'events'>, id: string) =>
  events.append(tx, { definition: FactorResetStopped, entityId: id, after: { id } })
