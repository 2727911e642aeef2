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
export type ParsedDocument =
  | { readonly document: DocumentNode }
  | { readonly errors: readonly GraphQLError[] }

/** Maximum size of the cache of parsed documents, in characters of text. */
const MAX_CHARACTERS = 300_000
const VALIDATION_OPTIONS = { maxErrors: 10 }

/** Parses and validates documents; the most recent ones are cached. */
export function createDocumentParser(schema: GraphQLSchema, isOpen: boolean) {
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const cache = createTextCache<ParsedDocument>(MAX_CHARACTERS)

  function read(text: string): ParsedDocument {
    try {
      const document = parse(text, { maxTokens: graphqlLimits.tokens, noLocation: false })
      checkForm(document)
      const errors = validate(schema, document, rules, VALIDATION_OPTIONS)
      return errors.length > 0
        ? { errors: errors.map((one) => validationFailure(one, isOpen)) }
        : { document }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return { errors: [error.extensions.code ? error : parseFailure(error)] }
    }
  }

  return (text: string): ParsedDocument => {
    const cached = cache.get(text)
    if (cached) return cached
    const parsed = read(text)
    if ('document' in parsed) cache.set(text, parsed)
    return parsed
  }
}

const parseFailure = (error: GraphQLError) => withCode(error, 'GRAPHQL_PARSE_FAILED', error.message)

/** Without introspection, error messages suggest no names either. */
const validationFailure = (error: GraphQLError, isOpen: boolean) =>
  withCode(
    error,
    'GRAPHQL_VALIDATION_FAILED',
    isOpen ? error.message : error.message.replace(/ Did you mean .*$/s, ''),
  )

function withCode({ nodes, source, positions }: GraphQLError, code: string, message: string) {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } })
}

/** An LRU cache by text, limited by the total length of the texts. */
export function createTextCache<T>(maxCharacters: number) {
  const entries = new Map<string, { readonly value: T; readonly length: number }>()
  let characters = 0
  return {
    get(key: string): T | undefined {
      const existing = entries.get(key)
      if (!existing) return undefined
      entries.delete(key)
      entries.set(key, existing)
      return existing.value
    },
    set(key: string, value: T, length = key.length): void {
      characters += length - (entries.get(key)?.length ?? 0)
      entries.delete(key)
      entries.set(key, { value, length })
      for (const [oldest, entry] of entries) {
        if (characters <= maxCharacters) return
        entries.delete(oldest)
        characters -= entry.length
      }
    },
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
