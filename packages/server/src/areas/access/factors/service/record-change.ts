import { FactorsChanged } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { AddableFactor, Deps, Person } from '../model.ts'
import { nameOf } from './mail-code.ts'

export type FactorChange =
  | 'added'
  | 'removed'
  | 'reset'
  | 'recovery_codes_renewed'
  | 'devices_forgotten'
  | 'passkey_renamed'

/** Records a change of an account's factors in the ledger: their types, never their secrets. */
export const recordFactorChange = (
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  id: string,
  change: FactorChange,
  types: { readonly before: readonly FactorType[]; readonly after: readonly FactorType[] },
): Promise<void> =>
  events.append(tx, {
    definition: FactorsChanged,
    entityId: id,
    before: { id, factors: types.before },
    after: { id, factors: types.after, change },
  })

/** Notifies the owner of an account, in case somebody else made the change. */
export const mailChange = (
  tx: Tx,
  { mail }: Pick<Deps, 'mail'>,
  person: Person,
  change: {
    readonly factor: AddableFactor | 'RECOVERY_CODE'
    readonly change: 'added' | 'removed'
    readonly label?: string
  },
): Promise<void> =>
  mail.write(tx, {
    to: person.email,
    language: person.profile.language ?? null,
    template: 'factor-changed',
    facts: { ...change, name: nameOf(person) },
  })
