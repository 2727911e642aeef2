import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { checkForm, graphqlLimits } from './limits.ts'

/** A document that may run, or why it may not. */
export type Read =
  | { readonly document: DocumentNode }
  | { readonly errors: readonly GraphQLError[] }

/** Documents that are kept ready take at most so many characters of text. */
const MOST_CHARACTERS = 300_000
const MOST_ERRORS = { maxErrors: 10 }

/** Reads and checks documents; the texts asked last are kept ready. */
export function createDocuments(schema: GraphQLSchema, isOpen: boolean) {
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const kept = createKeptTexts<Read>(MOST_CHARACTERS)

  function read(text: string): Read {
    try {
      const document = parse(text, { maxTokens: graphqlLimits.tokens, noLocation: false })
      checkForm(document)
      const errors = validate(schema, document, rules, MOST_ERRORS)
      return errors.length > 0
        ? { errors: errors.map((one) => refused(one, isOpen)) }
        : { document }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return { errors: [error.extensions.code ? error : unreadable(error)] }
    }
  }

  return (text: string): Read => {
    const known = kept.get(text)
    if (known) return known
    const made = read(text)
    if ('document' in made) kept.set(text, made)
    return made
  }
}

const unreadable = (error: GraphQLError) => withCode(error, 'GRAPHQL_PARSE_FAILED', error.message)

/** Where nobody shall look around, no guess names what there is. */
const refused = (error: GraphQLError, isOpen: boolean) =>
  withCode(
    error,
    'GRAPHQL_VALIDATION_FAILED',
    isOpen ? error.message : error.message.replace(/ Did you mean .*$/s, ''),
  )

function withCode({ nodes, source, positions }: GraphQLError, code: string, message: string) {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } })
}

/** Values by text, as long as the texts together are not too long; those used longest ago go first. */
export function createKeptTexts<T>(mostCharacters: number) {
  const entries = new Map<string, { readonly value: T; readonly length: number }>()
  let characters = 0
  return {
    get(key: string): T | undefined {
      const found = entries.get(key)
      if (!found) return undefined
      entries.delete(key)
      entries.set(key, found)
      return found.value
    },
    set(key: string, value: T, length = key.length): void {
      characters += length - (entries.get(key)?.length ?? 0)
      entries.delete(key)
      entries.set(key, { value, length })
      for (const [oldest, entry] of entries) {
        if (characters <= mostCharacters) return
        entries.delete(oldest)
        characters -= entry.length
      }
    },
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
