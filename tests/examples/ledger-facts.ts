import type { TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import type { Example } from './recorder.ts'

export interface LedgerFact {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** Everything that the ledger of a shop holds, of all its sites. */
export async function factsOf({ server }: TestServer): Promise<LedgerFact[]> {
  const { rows } =
    await sql<LedgerFact>`SELECT name, before, after FROM facts ORDER BY seq`.execute(
      server.platform.db,
    )
  return rows
}

const creationName = /\.(created|invited|registered|given|joined)$/
const deletionName = /\.(deleted|removed|purged|withdrawn|invitation_withdrawn)$/
const changeName =
  /[._](changed|updated|moved|arranged|disabled|enabled|trashed|restored|finished|cancelled|revoked)$/

/** Missing states of a fact: an update needs both, a creation or deletion the one that exists. */
export function missingSides(
  { name, before, after }: LedgerFact,
  comeAndGo: ReadonlySet<string>,
): string[] {
  const [was, is] = [before !== null, after !== null]
  if (creationName.test(name)) return is && !was ? [] : [`${name} is not what came alone`]
  if (deletionName.test(name)) return was && !is ? [] : [`${name} is not what went alone`]
  const needsBoth = changeName.test(name) && !comeAndGo.has(name)
  return (needsBoth ? was && is : was || is) ? [] : [`${name} lacks a side`]
}

const secretName = /(password|secret|token|smtpUrl|privateKey|recoveryCodes?)$|^key$/i

/** Secrets of all requests and responses of the examples, which must not occur anywhere else. */
export function secretsIn(examples: Iterable<Example>): string[] {
  const found = new Set<string>()
  const collect = (value: unknown, name = ''): void => {
    if (typeof value === 'string' && secretName.test(name) && value.length > 15) found.add(value)
    else if (Array.isArray(value)) for (const one of value) collect(one, name)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) collect(one, key)
    }
  }
  for (const { body, answer } of examples) {
    collect(body)
    collect(answer)
  }
  return [...found]
}
