import type { Handlers } from '@vitrine/contract/kit'
import type { members as membersService } from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { memberOf } from '../../identity/index.ts'
import { encodeFor, type FieldSetsAsked, showsOwnFields, viewerOf } from '../codec/member.ts'
import { encodePage } from '../codec/page.ts'
import {
  cursorQueryOf,
  decodeQuery,
  listForm,
  type QueryAsked,
  type QueryForm,
  queryForm,
  withCursor,
} from '../codec/query.ts'
import type { MembersFeature } from '../index.ts'
import type { Member } from '../model.ts'

type Reading = 'getCurrentMember' | 'getMember' | 'listMembers' | 'queryMembers'

export const readingHandlers = (members: MembersFeature, pages: QueryPages) => {
  const fieldsFor = (tx: Tx, asked: FieldSetsAsked, shown: readonly Member[]) =>
    showsOwnFields(asked, shown) ? members.listFields(tx) : []

  async function show({ tx, caller }: HandlerContext, id: string, asked: FieldSetsAsked) {
    const viewer = viewerOf(caller)
    const member = await members.get(tx, viewer, id)
    return { member: encodeFor(viewer, member, asked, await fieldsFor(tx, asked, [member])) }
  }

  async function page(call: HandlerContext, asked: QueryAsked & FieldSetsAsked, form: QueryForm) {
    const { tx, caller } = call
    const viewer = viewerOf(caller)
    const { query: carried, walk, metadata } = pages.open('members', call, cursorQueryOf(asked))
    const query = { ...decodeQuery(viewer, withCursor(asked, carried), form), walk }
    const found = await members.query(tx, viewer, query)
    const fields = await fieldsFor(tx, asked, found.items)
    return encodePage(found.items, metadata(query, found), { viewer, asked, fields })
  }

  return {
    getCurrentMember: async (call) =>
      call.caller.kind === 'visitor' ? {} : show(call, memberOf(call.caller).id, call.input),
    getMember: async (call) => show(call, call.input.id, call.input),
    listMembers: async (call) => page(call, call.input, listForm),
    queryMembers: async (call) => {
      const { query, ...asked } = call.input
      return page(call, { ...query, ...asked }, queryForm)
    },
  } satisfies Pick<Handlers<typeof membersService, HandlerContext>, Reading>
}
