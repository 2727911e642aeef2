import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getArgumentValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { RootExtensions } from './schema.ts'

/** Limits of one request. Documented in `docs/graphql.md`. */
export const graphqlLimits = {
  /** Fields within fields. */
  depth: 16,
  /** Fields with a name of the caller's own. */
  aliases: 30,
  /** Total number of fields, with fragments counted at each use. */
  fields: 1000,
  /** Fields of one name, and uses of fragments: each is compared with each. */
  alike: 200,
  /** Tokens of the document. */
  tokens: 8000,
  /** A read costs 1, a page of a list 1 for each requested item, a write 10. */
  cost: 1000,
} as const

const WRITE_COST = 10
/** Cost of a page without a requested number of items. */
const PAGE_COST = 100

const limitError = (code: string, limit: number, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code, limit } })

interface Count {
  readonly alike: Map<string, number>
  fields: number
  aliases: number
}

/** Refuses a document by its form alone, before anything is looked up in the schema. */
export function checkForm(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one)
  }
  const count: Count = { alike: new Map(), fields: 0, aliases: 0 }
  for (const one of document.definitions) {
    if (one.kind === Kind.OPERATION_DEFINITION) {
      walk(one.selectionSet, { fragments, count, depth: 1, within: [] })
    }
  }
}

interface Traversal {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly count: Count
  readonly depth: number
  /** Fragments that are being read; one within itself is refused by validation. */
  readonly within: readonly string[]
}

function walk({ selections }: SelectionSetNode, at: Traversal): void {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) {
      countField(at, (one.alias ?? one.name).value, one.alias !== undefined)
      if (one.selectionSet) walk(one.selectionSet, { ...at, depth: at.depth + 1 })
    } else if (one.kind === Kind.INLINE_FRAGMENT) {
      countField({ ...at, depth: 0 }, '...')
      walk(one.selectionSet, at)
    } else {
      countField({ ...at, depth: 0 }, '...')
      const name = one.name.value
      const fragment = at.within.includes(name) ? undefined : at.fragments.get(name)
      if (fragment) walk(fragment.selectionSet, { ...at, within: [...at.within, name] })
    }
  }
}

function countField({ count, depth }: Traversal, name: string, isAliased = false): void {
  const { depth: deepest, aliases, fields, alike } = graphqlLimits
  const same = (count.alike.get(name) ?? 0) + 1
  count.alike.set(name, same)
  count.fields += 1
  if (isAliased) count.aliases += 1
  if (depth > deepest) {
    throw limitError('QUERY_TOO_DEEP', deepest, `Fields may be nested ${deepest} levels deep`)
  }
  if (count.aliases > aliases) {
    throw limitError('TOO_MANY_ALIASES', aliases, `A document may hold ${aliases} aliases`)
  }
  if (count.fields > fields) {
    throw limitError('TOO_MANY_FIELDS', fields, `A document may ask for ${fields} fields`)
  }
  if (same > alike) {
    throw limitError('TOO_MANY_FIELDS', alike, `A document may ask for ${alike} fields of one name`)
  }
}

/** Refuses an operation that exceeds the limits of a request, by the calls it would make. */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const limit = graphqlLimits.cost
  const cost = rootFields(document, operation.selectionSet).reduce((sum, node) => {
    const root =
      operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType()
    const field = root?.getFields()[node.name.value]
    if (!field) return sum
    return sum + costOf(getArgumentValues(field, node, variables), field.extensions as never)
  }, 0)
  if (cost <= limit) return
  const sentence = `This costs ${cost}, and a request may cost ${limit}: a read 1, a page 1 for each item asked for, a write ${WRITE_COST}. Ask for smaller pages, or in several requests`
  throw new GraphQLError(sentence, { extensions: { code: 'QUERY_TOO_COSTLY', limit, cost } })
}

function rootFields(document: DocumentNode, { selections }: SelectionSetNode) {
  return selections.flatMap((one): ReturnType<typeof fieldsOf> => fieldsOf(document, one))
}

type Field = Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>

function fieldsOf(document: DocumentNode, one: SelectionSetNode['selections'][number]): Field[] {
  if (one.kind === Kind.FIELD) return [one]
  if (one.kind === Kind.INLINE_FRAGMENT) return rootFields(document, one.selectionSet)
  const fragment = document.definitions.find(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === one.name.value,
  ) as FragmentDefinitionNode | undefined
  return fragment ? rootFields(document, fragment.selectionSet) : []
}

function costOf(args: Readonly<Record<string, unknown>>, { declared, paged }: RootExtensions) {
  if (declared.operation.writes) return WRITE_COST
  const sizes = [args, args.query, args.search].flatMap((one) => sizesIn(one))
  if (sizes.length > 0) return Math.max(1, ...sizes)
  return paged ? PAGE_COST : 1
}

/** All numbers in a value that request a number of items. */
function sizesIn(value: unknown): number[] {
  const { first, limit, paging, cursorPaging } = (value ?? {}) as Record<string, unknown>
  const inner = [paging, cursorPaging].map((one) => (one as { limit?: unknown } | undefined)?.limit)
  return [first, limit, ...inner].filter((one): one is number => typeof one === 'number')
}
