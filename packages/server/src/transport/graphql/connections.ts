import { type AnyOperation, violation } from '@vitrine/contract/kit'
import { type Node, nodeOf, readShape } from './shape.ts'

type Fields = Readonly<Record<string, unknown>>

/** How the request of a paged list names its page: an object with paging, or plain fields. */
type Style = 'cursor' | 'offset' | 'plain-cursor' | 'plain-offset'

/** A list with pages. */
export interface PagedList {
  /** Fields of the response: the items, the paging metadata, and the total. */
  readonly items: string
  readonly metadata: string
  /** Field of the request that contains the paging; empty when the request itself does. */
  readonly holder: string
  readonly style: Style
  /** Whether pages may also be requested by offset. */
  readonly takesOffset: boolean
}

/** Fields of responses that a connection replaces. */
export const pagingFields: readonly string[] = [
  'metadata',
  'pagingMetadata',
  'cursorPagingMetadata',
  'totalResults',
  'next',
]

/** Arguments that `first` and `after` replace. */
export const pagingArguments = ['limit', 'cursor'] as const

/** What makes an operation a paged list; undefined for all others. */
export function pagedOf({ request, response, writes }: AnyOperation): PagedList | undefined {
  const answer = propertiesOf(nodeOf(response))
  const [items, ...others] = Object.keys(answer).filter(
    (name) => readShape(answer[name] as Node).shape.kind === 'list',
  )
  const metadata = ['pagingMetadata', 'metadata', 'next'].find((name) => name in answer)
  if (writes || !items || others.length > 0 || !metadata) return undefined
  const paging = findPaging(nodeOf(request))
  return paging && { items, metadata, ...paging }
}

function findPaging(
  request: Node,
): Pick<PagedList, 'holder' | 'style' | 'takesOffset'> | undefined {
  const requestFields = propertiesOf(request)
  for (const holder of ['', 'query', 'search']) {
    const fields = holder ? propertiesOf(requestFields[holder]) : requestFields
    const takesOffset = 'paging' in fields
    if ('cursorPaging' in fields) return { holder, style: 'cursor', takesOffset }
    if (takesOffset) return { holder, style: 'offset', takesOffset }
  }
  if (!('limit' in requestFields)) return undefined
  if ('cursor' in requestFields) return { holder: '', style: 'plain-cursor', takesOffset: false }
  return 'offset' in requestFields
    ? { holder: '', style: 'plain-offset', takesOffset: true }
    : undefined
}

function propertiesOf(node: Node | undefined): Readonly<Record<string, Node>> {
  const { shape } = readShape(node ?? {})
  return shape.kind === 'object' ? shape.properties : {}
}

export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  readonly before?: string | null
}

/** Converts the arguments of a connection to the input of the operation. */
export function toPagedInput(paged: PagedList, args: Fields & PageArguments): Fields {
  const { first, after, before, ...input } = args
  if (after && before) throw violation('before', 'FIELD_NOT_ALLOWED', 'cannot be sent beside after')
  const cursor = after || before || undefined
  const at = { limit: first ?? undefined, cursor, offset: offsetIn(cursor) }
  if (paged.style === 'plain-cursor') return present({ ...input, limit: at.limit, cursor })
  if (paged.style === 'plain-offset') {
    checkOffset(at)
    return present({ ...input, limit: at.limit, offset: at.offset ?? input.offset })
  }
  const holder = recordOf(paged.holder ? input[paged.holder] : input)
  const withPaging = setPaging(paged, holder, at)
  return paged.holder ? { ...input, [paged.holder]: withPaging } : withPaging
}

interface PageParameters {
  readonly limit: number | undefined
  readonly cursor: string | undefined
  readonly offset: number | undefined
}

function setPaging({ style, takesOffset }: PagedList, holder: Fields, at: PageParameters): Fields {
  const { limit, cursor, offset } = at
  const isByOffset = takesOffset && (offset !== undefined || (holder.paging && !cursor))
  if (style === 'offset' || isByOffset) {
    checkOffset(at)
    const requestFields = recordOf(holder.paging)
    return { ...holder, paging: present({ ...requestFields, ...present({ limit, offset }) }) }
  }
  const cursorPaging = { ...recordOf(holder.cursorPaging), ...present({ limit, cursor }) }
  // A cursor contains its query; a filter next to it is ignored, because it is that of the first page.
  const { filter, sort, search, ...rest } = holder
  return cursor ? { ...rest, cursorPaging } : { ...holder, cursorPaging }
}

function checkOffset({ cursor, offset }: PageParameters): void {
  if (cursor === undefined || offset !== undefined) return
  throw violation('after', 'FORMAT', 'must be the endCursor or startCursor of a page of this list')
}

/** An answer of a paged list as a connection. */
export function toConnection(paged: PagedList, args: PageArguments, reply: Fields): Fields {
  const { [paged.items]: items, ...rest } = reply
  const nodes = items as readonly unknown[]
  const page = readPage(paged, args, reply, nodes.length)
  const last = nodes.length - 1
  return {
    ...rest,
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: index === last ? page.endCursor : null })),
    pageInfo: page,
    totalCount: page.total,
  }
}

function readPage(paged: PagedList, { first }: PageArguments, reply: Fields, length: number) {
  const pageMetadata = recordOf(reply[paged.metadata])
  const { cursors, hasNext } = recordOf(reply.cursorPagingMetadata)
  const { next, prev } = recordOf(pageMetadata.cursors ?? cursors)
  const offset = Number(pageMetadata.offset ?? 0)
  const total = (pageMetadata.total ?? reply.totalResults ?? null) as number | null
  const end = offset + length
  const isByOffset =
    paged.takesOffset && pageMetadata.cursors === undefined && cursors === undefined
  const [later, earlier] = isByOffset
    ? [
        total !== null && length > 0 && end < total ? offsetCursor(end) : undefined,
        offset > 0 ? offsetCursor(Math.max(0, offset - (first ?? length))) : undefined,
      ]
    : [next ?? textOf(reply[paged.metadata]), prev]
  return {
    total,
    hasNextPage: Boolean(later ?? pageMetadata.hasNext ?? hasNext),
    hasPreviousPage: Boolean(earlier),
    startCursor: earlier ?? null,
    endCursor: later ?? null,
  }
}

/** Maps the paths of paging fields back to the arguments of the caller, for errors. */
export const argumentOf = (paged: PagedList | undefined, field: string): string => {
  if (!paged) return field
  const path = paged.holder ? `${paged.holder}.` : ''
  const names: Record<string, string> = {
    limit: 'first',
    cursor: 'after',
    [`${path}cursorPaging.limit`]: 'first',
    [`${path}cursorPaging.cursor`]: 'after',
    [`${path}paging.limit`]: 'first',
    [`${path}paging.offset`]: 'after',
  }
  return names[field] ?? field
}

const OFFSET = /^offset:(\d{1,10})$/
const offsetCursor = (offset: number) => Buffer.from(`offset:${offset}`).toString('base64url')

function offsetIn(cursor: string | undefined): number | undefined {
  const match = cursor && OFFSET.exec(Buffer.from(cursor, 'base64url').toString())
  return match ? Number(match[1]) : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
