import type { apiKeys as apiKeysService } from '@vitrine/contract/api-keys'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import { merchantOf } from '../../../../transport/caller.ts'
import { encodeApiKey } from '../codec.ts'
import type { Sites } from '../index.ts'

export const apiKeyHandlers = ({ apiKeys }: Sites) =>
  ({
    createApiKey: async ({ input, tx, caller }) => {
      const { apiKey, key } = await apiKeys.create(tx, input, merchantOf(caller).scopes)
      return { apiKey: encodeApiKey(apiKey), key }
    },
    listApiKeys: async ({ tx }) => ({ apiKeys: (await apiKeys.list(tx)).map(encodeApiKey) }),
    listScopes: async () => ({ services: [...apiKeys.scopedServices] }),
    updateApiKey: async ({ input, tx, caller }) => ({
      apiKey: encodeApiKey(await apiKeys.update(tx, input, merchantOf(caller).scopes)),
    }),
    revokeApiKey: async ({ input, tx }) => ({
      apiKey: encodeApiKey(await apiKeys.revoke(tx, input.id)),
    }),
  }) satisfies Handlers<typeof apiKeysService, HandlerContext>
