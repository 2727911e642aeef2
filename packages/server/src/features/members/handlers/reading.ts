import type { Handlers } from '@vitrine/contract/kit'
import type { members as membersService } from '@vitrine/contract/members'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { memberOf } from '../../identity/index.ts'
import { encodeFor, type FieldSetsAsked, showsOwnFields, viewerOf } from '../codec/member.ts'
import { encodePage } from '../codec/page.ts'
import {
  decodeQuery,
  listForm,
  type QueryAsked,
  type QueryForm,
  queryForm,
} from '../codec/query.ts'
import type { MembersFeature } from '../index.ts'
import type { Member } from '../model.ts'

type Reading = 'getCurrentMember' | 'getMember' | 'listMembers' | 'queryMembers'

export const readingHandlers = (members: MembersFeature) => {
  const fieldsFor = (tx: Tx, asked: FieldSetsAsked, shown: readonly Member[]) =>
    showsOwnFields(asked, shown) ? members.listFields(tx) : []

  async function show({ tx, caller }: HandlerContext, id: string, asked: FieldSetsAsked) {
    const viewer = viewerOf(caller)
    const member = await members.get(tx, viewer, id)
    return { member: encodeFor(viewer, member, asked, await fieldsFor(tx, asked, [member])) }
  }

  async function page(
    { tx, caller }: HandlerContext,
    asked: QueryAsked & FieldSetsAsked,
    form: QueryForm,
  ) {
    const viewer = viewerOf(caller)
    const query = decodeQuery(viewer, asked, form)
    const found = await members.query(tx, viewer, query)
    const fields = await fieldsFor(tx, asked, found.members)
    return encodePage(found, { viewer, asked, query, fields })
  }

  return {
    getCurrentMember: async (call) => show(call, memberOf(call.caller).id, call.input),
    getMember: async (call) => show(call, call.input.id, call.input),
    listMembers: async (call) => page(call, call.input, listForm),
    queryMembers: async (call) => {
      const { query, ...asked } = call.input
      return page(call, { ...query, ...asked }, queryForm)
    },
  } satisfies Pick<Handlers<typeof membersService, HandlerContext>, Reading>
}
