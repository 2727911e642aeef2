import type { Handlers } from '@vitrine/contract/kit'
import type { members as membersService } from '@vitrine/contract/members'
import type { Tx } from '../../../../platform/tx.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { QueryPages } from '../../../../transport/query-pages.ts'
import { memberOf } from '../../identity/index.ts'
import { encodeFor, type FieldSetsInput, showsOwnFields, viewerOf } from '../codec/member.ts'
import { encodePage } from '../codec/page.ts'
import {
  cursorQueryOf,
  decodeQuery,
  listDefaults,
  type QueryDefaults,
  type QueryInput,
  queryDefaults,
  withCursor,
} from '../codec/query.ts'
import type { MembersFeature } from '../index.ts'
import type { Member } from '../model.ts'

type ReadOperation = 'getCurrentMember' | 'getMember' | 'listMembers' | 'queryMembers'

export const readingHandlers = (members: MembersFeature, pages: QueryPages) => {
  const fieldsFor = (tx: Tx, input: FieldSetsInput, listedMembers: readonly Member[]) =>
    showsOwnFields(input, listedMembers) ? members.listFields(tx) : []

  async function encodeOne({ tx, caller }: HandlerContext, id: string, input: FieldSetsInput) {
    const viewer = viewerOf(caller)
    const member = await members.get(tx, viewer, id)
    return { member: encodeFor(viewer, member, input, await fieldsFor(tx, input, [member])) }
  }

  async function page(
    call: HandlerContext,
    input: QueryInput & FieldSetsInput,
    defaults: QueryDefaults,
  ) {
    const { tx, caller } = call
    const viewer = viewerOf(caller)
    const { query: cursorQuery, walk, metadata } = pages.open('members', call, cursorQueryOf(input))
    const query = { ...decodeQuery(viewer, withCursor(input, cursorQuery), defaults), walk }
    const result = await members.query(tx, viewer, query)
    const fields = await fieldsFor(tx, input, result.items)
    return encodePage(result.items, metadata(query, result), { viewer, input, fields })
  }

  return {
    getCurrentMember: async (call) =>
      call.caller.kind === 'visitor' ? {} : encodeOne(call, memberOf(call.caller).id, call.input),
    getMember: async (call) => encodeOne(call, call.input.id, call.input),
    listMembers: async (call) => page(call, call.input, listDefaults),
    queryMembers: async (call) => {
      const { query, ...input } = call.input
      return page(call, { ...query, ...input }, queryDefaults)
    },
  } satisfies Pick<Handlers<typeof membersService, HandlerContext>, ReadOperation>
}
