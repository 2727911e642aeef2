import { availableParallelism } from 'node:os'
import { hashCostOf, isNativeHash, parsePasswordHash } from './imported-password-hashes.ts'
import { createPasswordWorkerPool } from './password-worker-pool.ts'

/** Argon2id with 46 MiB, one pass, parallelism 1 (ASVS 5, appendix C). */
const argon2id = 2 as const
const parameters = { algorithm: argon2id, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Hashing and checking of passwords, at most cores − 1 at once so that reads stay quick meanwhile. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Takes the same time when there is no stored hash, so that timing does not reveal whether an account
   * exists. With imported hashes, pass one of each cost: each is checked as well, so that timing does not
   * reveal which account has an imported hash either.
   */
  verify(
    stored: string | undefined,
    password: string,
    importedHashes?: readonly string[],
  ): Promise<boolean>
}

export function createPasswords(): Passwords {
  const run = createPasswordWorkerPool(Math.max(1, availableParallelism() - 1))
  const hash = async (password: string) => String(await run({ work: 'hash', password, parameters }))
  const check = async (stored: string, password: string) =>
    (await run({ work: 'verify', password, form: parsePasswordHash(stored) })) === true
  let dummyHash: Promise<string> | undefined
  return {
    hash,
    async verify(stored, password, importedHashes = []) {
      dummyHash ??= hash('no such password')
      const isImported = stored !== undefined && !isNativeHash(stored)
      if (isImported && importedHashes.length === 0) return check(stored, password)
      const cost = isImported ? hashCostOf(stored) : undefined
      const others = importedHashes.filter((one) => hashCostOf(one) !== cost)
      for (const one of isImported ? [await dummyHash, ...others] : others)
        await check(one, password)
      const matches = await check(stored ?? (await dummyHash), password)
      return stored !== undefined && matches
    },
  }
}
