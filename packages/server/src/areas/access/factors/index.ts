import type { FactorAnswer } from '@vitrine/contract/authentication'
import type { FactorType } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type {
  AccountFactors,
  AddableFactor,
  CallingPage,
  ChallengeContext,
  Demand,
  Deps,
  Factor,
  FactorRules,
  PasskeyAnswer,
  Person,
} from './model.ts'
import { addEmail, addPhone, addPush, addTotp, type NewPhone } from './service/add.ts'
import * as approvals from './service/approvals.ts'
import { beginPasskey, beginSignIn } from './service/ask-passkey.ts'
import { type CheckResult, check } from './service/check.ts'
import {
  findPasskeyForSignIn,
  notifyOfCopiedPasskey,
  type PasskeyCheck,
  provePasskey,
} from './service/check-passkey.ts'
import { confirm, type ProvedFactor, prove } from './service/confirm.ts'
import { challenge, demand, type FactorCheckInput } from './service/demand.ts'
import { rememberDevice } from './service/devices.ts'
import { readFactorState } from './service/factor-state.ts'
import * as passkeys from './service/passkeys.ts'
import { remove, removeAllSilently, removeDevices, renewRecoveryCodes } from './service/remove.ts'
import { accountFactorsAtSignIn, askForReset, cancelReset, stopReset } from './service/resets.ts'
import { findAccountFactors } from './store/factors.ts'
import { listPasskeys } from './store/passkeys.ts'
import { findReset } from './store/resets.ts'

export type {
  AccountFactors,
  CallingPage,
  ChallengeContext,
  Demand,
  FactorRules,
  PasskeyAnswer,
  Person,
} from './model.ts'
export type { CheckResult } from './service/check.ts'

export type FactorsFeature = ReturnType<typeof createFactors>

export function createFactors(platform: Platform, others: Omit<Deps, 'platform'>) {
  const deps: Deps = { ...others, platform }
  return {
    /** The factors that a person still has to answer after the password, if any. Sends the code by mail. */
    demand: (tx: Tx, person: Person, arrival: FactorCheckInput): Promise<Demand | undefined> =>
      demand(tx, deps, person, arrival),
    /** Starts the challenge of the chosen factor. */
    challenge: (
      tx: Tx,
      person: Person,
      request: { readonly factorType: FactorType; readonly challengeContext: ChallengeContext },
    ): Promise<Demand> => challenge(tx, deps, person, request),
    /** Checks an answer. Takes the tx of the call, outside of a transaction. */
    check: (tx: Tx, person: Person, answer: FactorAnswer): Promise<CheckResult> =>
      check(tx, deps, person, answer),
    /** Records that a second factor was used: a pending reset is not needed. */
    noteProof: (tx: Tx, identityId: string): Promise<void> => cancelReset(tx, deps, identityId),
    /** Remembers a device, so that it skips the second factor; returns its token. */
    rememberDevice: (
      tx: Tx,
      identityId: string,
      device: { readonly userAgent: string },
    ): Promise<string | undefined> => rememberDevice(tx, deps, identityId, device),
    /** The same at sign-in: performs a due reset by staff first. */
    accountFactorsAtSignIn: (tx: Tx, person: Person): Promise<AccountFactors> =>
      accountFactorsAtSignIn(tx, deps, person),
    /** All factors of an account besides its password. */
    findAccountFactors: (tx: Tx, identityId: string): Promise<AccountFactors> =>
      findAccountFactors(tx, identityId),
    /** Removes all factors without notifying the owner. */
    forget: async (tx: Tx, identityId: string): Promise<void> => {
      await removeAllSilently(tx, deps, identityId)
    },

    /** The factors of an account and the rules of the site. */
    readFactorState: (
      tx: Tx,
      identityId: string,
    ): Promise<{ rules: FactorRules; accountFactors: AccountFactors }> =>
      readFactorState(tx, deps, { id: identityId }),
    addTotp: (tx: Tx, person: Person) => addTotp(tx, deps, person),
    addEmail: (tx: Tx, person: Person) => addEmail(tx, deps, person),
    addPhone: (tx: Tx, person: Person, request: NewPhone) => addPhone(tx, deps, person, request),
    addPush: (tx: Tx, person: Person) => addPush(tx, deps, person),
    /** For SMS and CALL: the active number, shortened so that only its owner recognizes it. */
    hintOf: ({ type, sealedSecret }: Factor): string | undefined =>
      (type === 'SMS' || type === 'CALL') && sealedSecret
        ? deps.phone.hint(platform.sealing.open(sealedSecret))
        : undefined,
    /** Checks the first code of a pending factor. Takes the tx of the call. */
    prove: (tx: Tx, person: Person, answer: { type: AddableFactor; code: string }) =>
      prove(tx, deps, person, answer),
    /** Activates a confirmed factor; returns recovery codes with the first one. */
    confirm: (tx: Tx, person: Person, proved: ProvedFactor) => confirm(tx, deps, person, proved),
    remove: (tx: Tx, person: Person, factorId: string) => remove(tx, deps, person, factorId),
    /** Removes all factors of a person who lost the device, after the waiting time of the site. */
    askForReset: (tx: Tx, person: Person) => askForReset(tx, deps, person),
    findReset,
    stopReset: (tx: Tx, which: { readonly identityId: string } | { readonly token: string }) =>
      stopReset(tx, deps, which),

    listApprovals: approvals.listApprovals,
    /** Compares a number with the one of a pending approval. Takes the tx of the call. */
    matchNumber: approvals.matchNumber,
    approve: (tx: Tx, approver: approvals.Approver, id: string) =>
      approvals.approve(tx, deps, approver, id),
    deny: (
      tx: Tx,
      person: Person,
      request: { readonly approver: approvals.Approver; readonly id: string },
    ) => approvals.deny(tx, deps, person, request),

    ...passkeysOf(deps),

    renewRecoveryCodes: (tx: Tx, person: Person) => renewRecoveryCodes(tx, deps, person),
    removeDevices: (tx: Tx, identityId: string) => removeDevices(tx, deps, identityId),
  }
}

const passkeysOf = (deps: Deps) => ({
  listPasskeys,
  /** Starts the registration of a passkey. */
  beginPasskey: (tx: Tx, person: Person, page: CallingPage) => beginPasskey(tx, deps, person, page),
  /** Verifies the response of the authenticator. Takes the tx of the call. */
  provePasskey: (tx: Tx, person: Person, answer: PasskeyAnswer) =>
    provePasskey(tx, deps, person, answer),
  /** Saves a verified passkey; returns recovery codes with the first factor. */
  addPasskey: (tx: Tx, person: Person, newPasskey: passkeys.NamedPasskey) =>
    passkeys.addPasskey(tx, deps, person, newPasskey),
  renamePasskey: (tx: Tx, owner: { readonly id: string }, request: { id: string; name: string }) =>
    passkeys.renamePasskey(tx, deps, owner, request),
  removePasskey: (tx: Tx, person: Person, id: string) =>
    passkeys.removePasskey(tx, deps, person, id),
  /** Starts a sign-in by passkey without a user name. */
  beginSignIn: (tx: Tx, page: CallingPage) => beginSignIn(tx, deps, page),
  /** Finds the owner of a passkey from the response of the authenticator. Takes the tx of the call. */
  findPasskeyForSignIn: (tx: Tx, answer: PasskeyAnswer): Promise<PasskeyCheck> =>
    findPasskeyForSignIn(tx, deps, answer),
  notifyOfCopiedPasskey: (tx: Tx, person: Person, passkey: { readonly name: string }) =>
    notifyOfCopiedPasskey(tx, deps, person, passkey),
})
