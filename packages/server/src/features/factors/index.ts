import type { FactorAnswer } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { AddableFactor, Demand, Deps, FactorRules, Holding, Person } from './model.ts'
import { addEmail, addTotp } from './service/add.ts'
import { check } from './service/check.ts'
import { confirm, type ProvedFactor, prove } from './service/confirm.ts'
import { challenge, demand, standing } from './service/demand.ts'
import { rememberDevice } from './service/devices.ts'
import { forget, forgetDevices, remove, renewRecoveryCodes, reset } from './service/remove.ts'
import { findHolding } from './store/factors.ts'

export type { Demand, FactorRules, Holding, Person } from './model.ts'

export type FactorsFeature = ReturnType<typeof createFactors>

export function createFactors(platform: Platform, others: Omit<Deps, 'platform'>) {
  const deps: Deps = { ...others, platform }
  return {
    /** What somebody who gave the password still has to show; undefined when nothing. Mails a code. */
    demand: (
      tx: Tx,
      person: Person,
      shown: { readonly holding: Holding; readonly deviceToken: string | undefined },
    ): Promise<Demand | undefined> => demand(tx, deps, person, shown),
    /** Asks for one of several factors. */
    challenge: (tx: Tx, person: Person, factorType: FactorType): Promise<Demand> =>
      challenge(tx, deps, person, factorType),
    /** Whether an answer is right. On the tx of the call, outside of any transaction. */
    check: (tx: Tx, person: Person, answer: FactorAnswer): Promise<boolean> =>
      check(tx, deps, person, answer),
    /** Spares a device the second factor; answers its token. */
    rememberDevice: (
      tx: Tx,
      identityId: string,
      device: { readonly userAgent: string },
    ): Promise<string | undefined> => rememberDevice(tx, deps, identityId, device),
    /** Everything an account can prove itself with beside its password. */
    holdingOf: (tx: Tx, identityId: string): Promise<Holding> => findHolding(tx, identityId),
    /** Removes everything without a word to its owner. */
    forget: async (tx: Tx, identityId: string): Promise<void> => {
      await forget(tx, deps, identityId)
    },

    /** What an account has and what the site asks of it. */
    standing: (tx: Tx, identityId: string): Promise<{ rules: FactorRules; holding: Holding }> =>
      standing(tx, deps, { id: identityId }),
    addTotp: (tx: Tx, person: Person) => addTotp(tx, deps, person),
    addEmail: (tx: Tx, person: Person) => addEmail(tx, deps, person),
    /** Holds the first code against a pending factor. On the tx of the call. */
    prove: (tx: Tx, person: Person, answer: { type: AddableFactor; code: string }) =>
      prove(tx, deps, person, answer),
    /** Makes a proved factor count; answers recovery codes with the first one. */
    confirm: (tx: Tx, person: Person, proved: ProvedFactor) => confirm(tx, deps, person, proved),
    remove: (tx: Tx, person: Person, factorId: string) => remove(tx, deps, person, factorId),
    reset: (tx: Tx, person: Person) => reset(tx, deps, person),
    renewRecoveryCodes: (tx: Tx, person: Person) => renewRecoveryCodes(tx, deps, person),
    forgetDevices: (tx: Tx, identityId: string) => forgetDevices(tx, deps, identityId),
  }
}
