import { availableParallelism } from 'node:os'
import { costOf, isOwnForm, readPasswordForm } from './password-forms.ts'
import { createPasswordThreads } from './password-threads.ts'

/** Argon2id with 46 MiB, one pass, one lane (ASVS 5, appendix C). */
const argon2id = 2 as const
const parameters = { algorithm: argon2id, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Hashing and checking of passwords, at most cores − 1 at once so that reads stay quick meanwhile. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Takes the same time when there is no stored hash, so that time does not tell who exists. Where hashes
   * of other systems are among the stored ones, one of each cost may be named: each is checked as well,
   * so that time does not tell whose hash is foreign either.
   */
  verify(
    stored: string | undefined,
    password: string,
    foreign?: readonly string[],
  ): Promise<boolean>
}

export function createPasswords(): Passwords {
  const run = createPasswordThreads(Math.max(1, availableParallelism() - 1))
  const hash = async (password: string) => String(await run({ work: 'hash', password, parameters }))
  const check = async (stored: string, password: string) =>
    (await run({ work: 'verify', password, form: readPasswordForm(stored) })) === true
  let absent: Promise<string> | undefined
  return {
    hash,
    async verify(stored, password, foreign = []) {
      absent ??= hash('no such password')
      const isForeign = stored !== undefined && !isOwnForm(stored)
      if (isForeign && foreign.length === 0) return check(stored, password)
      const cost = isForeign ? costOf(stored) : undefined
      const others = foreign.filter((one) => costOf(one) !== cost)
      for (const one of isForeign ? [await absent, ...others] : others) await check(one, password)
      const fits = await check(stored ?? (await absent), password)
      return stored !== undefined && fits
    },
  }
}
