import { violation } from '@vitrine/contract/kit'
import {
  StaffFactorWrong,
  StaffPasswordWrong,
  StaffProofRequired,
  type StaffProofType,
} from '@vitrine/contract/staff'
import { hashSecret } from '../../../../../platform/ids.ts'
import type { Tx } from '../../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../../transport/call.ts'
import type { Deps, FactorType, Person, StaffFactors } from '../../model.ts'
import { factorsOf, PROOF_MINUTES } from '../../rules.ts'
import { findStaffFactors } from '../../store/factors.ts'
import { recordPasskeyUse } from '../../store/passkeys.ts'
import { findProof, recordProof } from '../../store/sessions.ts'
import { accountOf } from '../account-of.ts'
import { provePassword } from '../prove-password.ts'
import { countAttempt } from './attempts.ts'
import { type Codes, consumeCode } from './consume-code.ts'
import * as passkeys from './passkey-challenge.ts'
import { recordFactorChange } from './record-change.ts'

export interface Proof extends Codes {
  readonly password?: string | undefined
  readonly passkey?: passkeys.PasskeyAnswer | undefined
}

const proofTypes = {
  password: 'PASSWORD',
  totpCode: 'TOTP',
  recoveryCode: 'RECOVERY_CODE',
  passkey: 'PASSKEY',
} as const satisfies Record<keyof Proof, StaffProofType>

/** The accepted proofs: a second factor where there is one, because the password alone must not remove it. */
export function proofsOf(staffFactors: StaffFactors): StaffProofType[] {
  const factors = factorsOf(staffFactors)
  return factors.length > 0 ? factors : ['PASSWORD']
}

/** Until when a session may change factors; undefined when it has to prove itself first. */
export async function provedUntil(
  tx: Tx,
  { platform }: Pick<Deps, 'platform'>,
  { token }: Person,
): Promise<Date | undefined> {
  const provedDate = await findProof(tx.db, hashSecret(token))
  const until = provedDate && platform.clock.after(provedDate, { minutes: PROOF_MINUTES })
  return until && until > tx.now ? until : undefined
}

/** Refuses a change unless the session recently proved its person. */
export async function requireProof(tx: Tx, deps: Deps, person: Person): Promise<void> {
  if (await provedUntil(tx, deps, person)) return
  throw StaffProofRequired({ ways: proofsOf(await findStaffFactors(tx.db, person.id)) })
}

/** Records in the session that its person was verified. */
export async function prove(
  deps: Deps,
  person: Person,
  proof: Proof,
  { tx: base, request, transaction }: Pick<HandlerContext, 'tx' | 'request' | 'transaction'>,
): Promise<void> {
  const givenProofs = (Object.keys(proofTypes) as (keyof Proof)[]).filter(
    (key) => proof[key] !== undefined,
  )
  const [key] = givenProofs
  if (!key || givenProofs.length > 1) {
    const description = 'give exactly one of password, totpCode, recoveryCode and passkey'
    throw violation(key ?? 'password', 'ONE_OF_ALIGNMENT', description)
  }
  const ways = proofsOf(await findStaffFactors(base.db, person.id))
  if (!ways.includes(proofTypes[key])) throw StaffProofRequired({ ways })
  const { network } = request
  if (proof.password !== undefined) {
    await checkPassword(base, deps, person, { password: proof.password, network })
  }
  const factorProof = await checkFactor(base, deps, person, proof, network)
  await transaction(async (tx) => {
    if (
      factorProof.passkey &&
      !(await recordPasskeyUse(tx, factorProof.passkey.passkey.id, factorProof.passkey))
    ) {
      throw StaffFactorWrong()
    }
    await recordProof(tx, hashSecret(person.token), factorProof.factor)
    if (factorProof.factor !== 'RECOVERY_CODE') return
    const account = await accountOf(tx, person.id)
    await recordFactorChange(tx, deps, account, { factor: 'RECOVERY_CODE', change: 'used' })
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

interface FactorProof {
  readonly factor?: FactorType
  readonly passkey?: passkeys.PasskeyProof
}

/** The second factor that was used; undefined where the password was the proof. */
async function checkFactor(
  tx: Tx,
  deps: Deps,
  { id }: Person,
  proof: Proof,
  network: string,
): Promise<FactorProof> {
  if (proof.password !== undefined) return {}
  const { passkey: answer } = proof
  const factorProof = await countAttempt(deps, { staffId: id, network }, async () => {
    if (!answer) return consumeCode(tx, deps, id, proof)
    const passkey = await passkeys.checkAssertion(tx, deps, passkeys.proofScope(id), answer)
    return passkey === 'expired' || passkey?.passkey.staffId !== id ? undefined : passkey
  })
  if (!factorProof) throw StaffFactorWrong()
  return typeof factorProof === 'string'
    ? { factor: factorProof }
    : { factor: 'PASSKEY', passkey: factorProof }
}
