import { availableParallelism } from 'node:os'
import { createPasswordThreads } from './password-threads.ts'

/** Argon2id with 46 MiB, one pass, one lane (ASVS 5, appendix C). */
const argon2id = 2 as const
const parameters = { algorithm: argon2id, memoryCost: 47_104, timeCost: 1, parallelism: 1 }

/** Hashing and checking of passwords, at most cores − 1 at once so that reads stay quick meanwhile. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time when there is no stored hash, so that time does not tell who exists. */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  const run = createPasswordThreads(Math.max(1, availableParallelism() - 1))
  const hash = async (password: string) => String(await run({ work: 'hash', password, parameters }))
  let absent: Promise<string> | undefined
  return {
    hash,
    async verify(stored, password) {
      absent ??= hash('no such password')
      const known = stored ?? (await absent)
      const fits = await run({ work: 'verify', password, stored: known })
      return stored !== undefined && fits === true
    },
  }
}
