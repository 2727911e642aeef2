import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Config } from '../platform/config.ts'
import { PlainError } from './plain-error.ts'

/** Settings of GraphQL, from the environment. */
export function readGraphQlSettings(env: NodeJS.ProcessEnv): NonNullable<Config['graphql']> {
  const introspection = readOnOff(env, 'GRAPHQL_INTROSPECTION')
  const file = env.GRAPHQL_DOCUMENTS
  return {
    ...(introspection === undefined ? {} : { introspection }),
    ...(file ? { documents: readDocuments(file) } : {}),
  }
}

function readOnOff(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  if (text === 'on' || text === 'off') return text === 'on'
  throw new PlainError(`${name} is "${text}"; it must be on or off`)
}

/** Reads a file created by website builds: documents as a list or by their hashes. */
function readDocuments(file: string): ReadonlyMap<string, string> {
  const content = parse(file)
  const texts = typeof content === 'object' && content !== null ? Object.values(content) : []
  if (texts.length === 0 || !texts.every((one): one is string => typeof one === 'string')) {
    throw new PlainError(
      `GRAPHQL_DOCUMENTS names ${file}, which must hold JSON: a list of documents, or an object of them`,
    )
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  return new Map(texts.map((text) => [hashOf(text), text]))
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`GRAPHQL_DOCUMENTS names ${file}, which cannot be read: ${reason}`)
  }
}
