import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Provider } from '../model.ts'
import { saltParameters, solutionIn } from '../rules.ts'
import { spendChallenge } from '../store.ts'

const MINUTES = 5

/** A challenge of the site; nothing is stored until it is solved. */
export async function newChallenge(tx: Tx, deps: Deps) {
  const { difficulty } = (await deps.sites.get(tx.siteId)).settings.captcha
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(deps),
    maxNumber: difficulty,
    expires: deps.platform.clock.after(tx.now, { minutes: MINUTES }),
    params: { site: tx.siteId },
  })
  return { algorithm: 'SHA-256' as const, challenge, salt, signature, maxnumber: difficulty }
}

/** Accepts a challenge issued for this site that was solved in time and not used before. */
export const proofOfWork: Provider = async (tx, deps, { text }) => {
  const solution = solutionIn(text)
  if (!solution) return 'invalid'
  const { siteId, expires } = saltParameters(solution.salt)
  if (siteId !== tx.siteId || !(expires * 1000 > tx.now.getTime())) return 'invalid'
  if (!(await verifySolution(solution, keyOf(deps), false))) return 'invalid'
  const until = deps.platform.clock.after(tx.now, { minutes: MINUTES })
  return (await spendChallenge(tx, hashSecret(solution.challenge), until)) ? 'valid' : 'invalid'
}

const keyOf = ({ platform }: Deps) => platform.sealing.keyFor('captcha')
