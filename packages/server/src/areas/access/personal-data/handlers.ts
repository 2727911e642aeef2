import type { Handlers } from '@vitrine/contract/kit'
import type { personalData as personalDataService } from '@vitrine/contract/personal-data'
import type { HandlerContext } from '../../../transport/call.ts'
import { memberOf } from '../identity/index.ts'
import { fileOf } from './codec.ts'
import type { PersonalDataFeature } from './index.ts'

export const personalDataHandlers = (data: PersonalDataFeature) =>
  ({
    getMyData: async ({ input, tx, caller }) =>
      fileOf(await data.exportData(tx, memberOf(caller).id), input.format ?? 'json'),
    getMemberData: async ({ input, tx }) =>
      fileOf(await data.exportData(tx, input.id), input.format ?? 'json'),
    eraseMe: async ({ tx, caller }) => {
      await data.eraseSelf(tx, memberOf(caller))
      return {}
    },
    eraseMember: async ({ input, tx }) => {
      await data.erase(tx, input.id, { reason: input.reason })
      return {}
    },
  }) satisfies Handlers<typeof personalDataService, HandlerContext>
