import type { FactorAnswer } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type {
  AddableFactor,
  Asking,
  CallingPage,
  Demand,
  Deps,
  Factor,
  FactorRules,
  Holding,
  PasskeyAnswer,
  Person,
} from './model.ts'
import { addEmail, addPhone, addPush, addTotp, type NewPhone } from './service/add.ts'
import * as approvals from './service/approvals.ts'
import { beginPasskey, beginSignIn } from './service/ask-passkey.ts'
import { type Checked, check } from './service/check.ts'
import { confirm, type ProvedFactor, prove } from './service/confirm.ts'
import { type Arrival, challenge, demand } from './service/demand.ts'
import { rememberDevice } from './service/devices.ts'
import * as passkeys from './service/passkeys.ts'
import {
  provePasskey,
  type ShownPasskey,
  tellOfCopy,
  whoseSignIn,
} from './service/prove-passkey.ts'
import { forget, forgetDevices, remove, renewRecoveryCodes } from './service/remove.ts'
import { askForReset, dropReset, holdingAt, stopReset } from './service/resets.ts'
import { standing } from './service/standing.ts'
import { findHolding } from './store/factors.ts'
import { listPasskeys } from './store/passkeys.ts'
import { findReset } from './store/resets.ts'

export type {
  Asking,
  CallingPage,
  Demand,
  FactorRules,
  Holding,
  PasskeyAnswer,
  Person,
} from './model.ts'
export type { Checked } from './service/check.ts'

export type FactorsFeature = ReturnType<typeof createFactors>

export function createFactors(platform: Platform, others: Omit<Deps, 'platform'>) {
  const deps: Deps = { ...others, platform }
  return {
    /** What somebody who gave the password still has to show; undefined when nothing. Mails a code. */
    demand: (tx: Tx, person: Person, arrival: Arrival): Promise<Demand | undefined> =>
      demand(tx, deps, person, arrival),
    /** Asks for one of several factors. */
    challenge: (
      tx: Tx,
      person: Person,
      wish: { readonly factorType: FactorType; readonly asking: Asking },
    ): Promise<Demand> => challenge(tx, deps, person, wish),
    /** Whether an answer is right. On the tx of the call, outside of any transaction. */
    check: (tx: Tx, person: Person, answer: FactorAnswer): Promise<Checked> =>
      check(tx, deps, person, answer),
    /** A second factor was shown: a reset that waits is not needed. */
    noteProof: (tx: Tx, identityId: string): Promise<void> => dropReset(tx, deps, identityId),
    /** Spares a device the second factor; answers its token. */
    rememberDevice: (
      tx: Tx,
      identityId: string,
      device: { readonly userAgent: string },
    ): Promise<string | undefined> => rememberDevice(tx, deps, identityId, device),
    /** The same for somebody who signs in; a reset by staff whose time has come happens now. */
    holdingAt: (tx: Tx, person: Person): Promise<Holding> => holdingAt(tx, deps, person),
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
    addPhone: (tx: Tx, person: Person, wish: NewPhone) => addPhone(tx, deps, person, wish),
    addPush: (tx: Tx, person: Person) => addPush(tx, deps, person),
    /** Of SMS and CALL: the number that counts, enough for its owner to know it. */
    hintOf: ({ type, sealedSecret }: Factor): string | undefined =>
      (type === 'SMS' || type === 'CALL') && sealedSecret
        ? deps.phone.hint(platform.sealing.open(sealedSecret))
        : undefined,
    /** Holds the first code against a pending factor. On the tx of the call. */
    prove: (tx: Tx, person: Person, answer: { type: AddableFactor; code: string }) =>
      prove(tx, deps, person, answer),
    /** Makes a proved factor count; answers recovery codes with the first one. */
    confirm: (tx: Tx, person: Person, proved: ProvedFactor) => confirm(tx, deps, person, proved),
    remove: (tx: Tx, person: Person, factorId: string) => remove(tx, deps, person, factorId),
    /** Removes everything of somebody who has lost the device, once the site's waiting time is over. */
    askForReset: (tx: Tx, person: Person) => askForReset(tx, deps, person),
    findReset,
    stopReset: (tx: Tx, which: { readonly identityId: string } | { readonly token: string }) =>
      stopReset(tx, deps, which),

    listApprovals: approvals.listApprovals,
    /** Holds a number against a sign-in that waits. On the tx of the call. */
    matchNumber: approvals.matchNumber,
    approve: (tx: Tx, approver: approvals.Approver, id: string) =>
      approvals.approve(tx, deps, approver, id),
    deny: (
      tx: Tx,
      person: Person,
      wish: { readonly approver: approvals.Approver; readonly id: string },
    ) => approvals.deny(tx, deps, person, wish),

    ...passkeysOf(deps),

    renewRecoveryCodes: (tx: Tx, person: Person) => renewRecoveryCodes(tx, deps, person),
    forgetDevices: (tx: Tx, identityId: string) => forgetDevices(tx, deps, identityId),
  }
}

const passkeysOf = (deps: Deps) => ({
  listPasskeys,
  /** Asks a device to make a passkey of somebody. */
  beginPasskey: (tx: Tx, person: Person, page: CallingPage) => beginPasskey(tx, deps, person, page),
  /** What the device has made. On the tx of the call. */
  provePasskey: (tx: Tx, person: Person, answer: PasskeyAnswer) =>
    provePasskey(tx, deps, person, answer),
  /** Keeps a proved passkey; answers recovery codes with the first factor. */
  addPasskey: (tx: Tx, person: Person, made: passkeys.NamedPasskey) =>
    passkeys.addPasskey(tx, deps, person, made),
  renamePasskey: (tx: Tx, whose: { readonly id: string }, wish: { id: string; name: string }) =>
    passkeys.renamePasskey(tx, deps, whose, wish),
  removePasskey: (tx: Tx, person: Person, id: string) =>
    passkeys.removePasskey(tx, deps, person, id),
  /** Asks for anybody's passkey, to sign them in. */
  beginSignIn: (tx: Tx, page: CallingPage) => beginSignIn(tx, deps, page),
  /** Whose passkey it is that was shown. On the tx of the call. */
  whoseSignIn: (tx: Tx, answer: PasskeyAnswer): Promise<ShownPasskey> =>
    whoseSignIn(tx, deps, answer),
  tellOfCopy: (tx: Tx, person: Person, passkey: { readonly name: string }) =>
    tellOfCopy(tx, deps, person, passkey),
})
