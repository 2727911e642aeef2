import type { Tx } from '../../../../platform/tx.ts'
import { encodeFactor } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import type { Factor } from '../model.ts'

type FactorReader = Pick<FactorsFeature, 'findAccountFactors' | 'hintOf' | 'findReset'>

/** The factors of an account in responses. */
export async function encodeAccountFactors(tx: Tx, factors: FactorReader, identityId: string) {
  const [accountFactors, reset] = [
    await factors.findAccountFactors(tx, identityId),
    await factors.findReset(tx, identityId),
  ]
  return {
    factors: accountFactors.factors.map((factor: Factor) =>
      encodeFactor(factor, factors.hintOf(factor)),
    ),
    recoveryCodesLeft: accountFactors.recoveryCodesLeft,
    ...(reset ? { reset } : {}),
  }
}
