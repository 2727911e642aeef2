import type { clients as clientsService } from '@vitrine/contract/clients'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeClient } from '../codec.ts'
import type { Sites } from '../index.ts'

export const clientHandlers = ({ clients }: Sites) =>
  ({
    createClient: async ({ input, tx }) => ({
      client: encodeClient(await clients.create(tx, input.client)),
    }),
    listClients: async ({ tx }) => ({ clients: (await clients.list(tx)).map(encodeClient) }),
    getClient: async ({ input, tx }) => ({ client: encodeClient(await clients.get(tx, input.id)) }),
    updateClient: async ({ input, tx }) => ({
      client: encodeClient(await clients.update(tx, input.client)),
    }),
    deleteClient: async ({ input, tx }) => {
      await clients.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof clientsService, HandlerContext>
