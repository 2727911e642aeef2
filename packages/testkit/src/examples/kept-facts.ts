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

const came = /\.(created|invited|registered|given|started|joined)$/
const went = /\.(deleted|removed|purged|withdrawn|invitation_withdrawn)$/
const changed =
  /[._](changed|updated|moved|arranged|disabled|enabled|trashed|restored|finished|cancelled|revoked)$/

/** What is wrong with the sides of a fact: what changed has both, what came or went the one there is. */
export function lacking(
  { name, before, after }: LedgerFact,
  comeAndGo: ReadonlySet<string>,
): string[] {
  const [was, is] = [before !== null, after !== null]
  if (came.test(name)) return is && !was ? [] : [`${name} is not what came alone`]
  if (went.test(name)) return was && !is ? [] : [`${name} is not what went alone`]
  const needsBoth = changed.test(name) && !comeAndGo.has(name)
  return (needsBoth ? was && is : was || is) ? [] : [`${name} lacks a side`]
}

const secretName = /(password|secret|token|smtpUrl|privateKey|recoveryCodes?)$|^key$/i

/** What was said or answered as a secret in any example, to be found nowhere else. */
export function secretsIn(examples: Iterable<Example>): string[] {
  const found = new Set<string>()
  const look = (value: unknown, name = ''): void => {
    if (typeof value === 'string' && secretName.test(name) && value.length > 15) found.add(value)
    else if (Array.isArray(value)) for (const one of value) look(one, name)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) look(one, key)
    }
  }
  for (const { body, answer } of examples) {
    look(body)
    look(answer)
  }
  return [...found]
}
