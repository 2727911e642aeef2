import type { Handlers } from '@vitrine/contract/kit'
import type { memberFields as fieldsService } from '@vitrine/contract/member-fields'
import type { HandlerContext } from '../../../../transport/call.ts'
import type { MembersFeature } from '../index.ts'

export const memberFieldHandlers = (members: MembersFeature) =>
  ({
    getMemberFields: async ({ tx }) => ({ fields: await members.listFields(tx) }),
    setMemberFields: async ({ input, tx }) => {
      return { fields: await members.setFields(tx, input.fields) }
    },
  }) satisfies Handlers<typeof fieldsService, HandlerContext>
