import { violation } from '@vitrine/contract/kit'
import {
  StaffFactorWrong,
  StaffPasswordWrong,
  StaffProofRequired,
  type StaffProofType,
} from '@vitrine/contract/staff'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { Deps, FactorType, Holding, Person } from '../../model.ts'
import { factorsOf, PROOF_MINUTES } from '../../rules.ts'
import { findHolding } from '../../store/factors.ts'
import { notePasskeyUse } from '../../store/passkeys.ts'
import { findProof, noteProof } from '../../store/sessions.ts'
import { accountOf } from '../account-of.ts'
import { provePassword } from '../prove-password.ts'
import { announce } from './announce.ts'
import { type Codes, spend } from './check.ts'
import * as passkeys from './passkey-question.ts'
import { takeTry } from './tries.ts'

export interface Proof extends Codes {
  readonly password?: string | undefined
  readonly passkey?: passkeys.Answer | undefined
}

const given = {
  password: 'PASSWORD',
  totpCode: 'TOTP',
  recoveryCode: 'RECOVERY_CODE',
  passkey: 'PASSKEY',
} as const satisfies Record<keyof Proof, StaffProofType>

/** A second factor where there is one: the password alone must not take it away. */
export function proofsOf(holding: Holding): StaffProofType[] {
  const factors = factorsOf(holding)
  return factors.length > 0 ? factors : ['PASSWORD']
}

/** Until when a session may change factors; undefined when it has to prove itself first. */
export async function provedUntil(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  { token }: Person,
): Promise<Date | undefined> {
  const proved = await findProof(tx.db, hashSecret(token))
  const until = proved && platform.clock.after(proved, { minutes: PROOF_MINUTES })
  return until && until > tx.now ? until : undefined
}

/** Refuses a change in a session whose person has not proved themselves of late. */
export async function demandProof(tx: Tx, deps: Deps, person: Person): Promise<void> {
  if (await provedUntil(tx, deps, person)) return
  throw StaffProofRequired({ ways: proofsOf(await findHolding(tx.db, person.id)) })
}

/** Notes in the session that its person is there. */
export async function prove(
  deps: Deps,
  person: Person,
  proof: Proof,
  { tx: base, request, transaction }: Pick<HandlerContext, 'tx' | 'request' | 'transaction'>,
): Promise<void> {
  const named = (Object.keys(given) as (keyof Proof)[]).filter((key) => proof[key] !== undefined)
  const [key] = named
  if (!key || named.length > 1) {
    const description = 'give exactly one of password, totpCode, recoveryCode and passkey'
    throw violation(key ?? 'password', 'ONE_OF_ALIGNMENT', description)
  }
  const ways = proofsOf(await findHolding(base.db, person.id))
  if (!ways.includes(given[key])) throw StaffProofRequired({ ways })
  const { network } = request
  if (proof.password !== undefined) {
    await checkPassword(base, deps, person, { password: proof.password, network })
  }
  const shown = await checkFactor(base, deps, person, proof, network)
  await transaction(async (tx) => {
    if (shown.passkey && !(await notePasskeyUse(tx, shown.passkey.passkey.id, shown.passkey))) {
      throw StaffFactorWrong()
    }
    await noteProof(tx, hashSecret(person.token), shown.factor)
    if (shown.factor !== 'RECOVERY_CODE') return
    const account = await accountOf(tx, person.id)
    await announce(tx, deps, account, { factor: 'RECOVERY_CODE', change: 'used' })
  })
}

async function checkPassword(
  tx: Tx,
  { platform }: Deps,
  { id }: Person,
  claim: { readonly password: string; readonly network: string },
): Promise<void> {
  const account = await accountOf(tx, id)
  const isRight = await provePassword(platform, account, { ...claim, email: account.email })
  if (!isRight) throw StaffPasswordWrong()
}

interface Shown {
  readonly factor?: FactorType
  readonly passkey?: passkeys.Shown
}

/** What was shown of the second factors; nothing where the password was the proof. */
async function checkFactor(
  tx: Tx,
  deps: Deps,
  { id }: Person,
  proof: Proof,
  network: string,
): Promise<Shown> {
  if (proof.password !== undefined) return {}
  const { passkey: answer } = proof
  const shown = await takeTry(deps, { staffId: id, network }, async () => {
    if (!answer) return spend(tx, deps, id, proof)
    const passkey = await passkeys.check(tx, deps, passkeys.proofBy(id), answer)
    return passkey === 'expired' || passkey?.passkey.staffId !== id ? undefined : passkey
  })
  if (!shown) throw StaffFactorWrong()
  return typeof shown === 'string' ? { factor: shown } : { factor: 'PASSKEY', passkey: shown }
}
