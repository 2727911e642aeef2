import type { Tx } from '../../../platform/tx.ts'
import { encodeFactor } from '../codec.ts'
import type { FactorsFeature } from '../index.ts'
import type { Factor } from '../model.ts'

type Reading = Pick<FactorsFeature, 'holdingOf' | 'hintOf' | 'findReset'>

/** What an account has, as people are shown it. */
export async function holdingOf(tx: Tx, factors: Reading, identityId: string) {
  const [holding, reset] = [
    await factors.holdingOf(tx, identityId),
    await factors.findReset(tx, identityId),
  ]
  return {
    factors: holding.factors.map((factor: Factor) => encodeFactor(factor, factors.hintOf(factor))),
    recoveryCodesLeft: holding.recoveryCodesLeft,
    ...(reset ? { reset } : {}),
  }
}
