import type { clients as clientsService } from '@vitrine/contract/clients'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../../transport/call.ts'
import { merchantOf } from '../../../../transport/caller.ts'
import { encodeClient } from '../codec.ts'
import type { Sites } from '../index.ts'

export const clientHandlers = ({ clients }: Sites) =>
  ({
    createClient: async ({ input, tx, caller }) => ({
      client: encodeClient(await clients.create(tx, input.client, merchantOf(caller).scopes)),
    }),
    listClients: async ({ tx }) => ({ clients: (await clients.list(tx)).map(encodeClient) }),
    getClient: async ({ input, tx }) => ({ client: encodeClient(await clients.get(tx, input.id)) }),
    updateClient: async ({ input, tx, caller }) => ({
      client: encodeClient(await clients.update(tx, input.client, merchantOf(caller).scopes)),
    }),
    createClientSecret: async ({ input, tx, caller }) => {
      const { client, secret } = await clients.createSecret(tx, input.id, merchantOf(caller).scopes)
      return { client: encodeClient(client), secret }
    },
    deleteClientSecret: async ({ input, tx }) => ({
      client: encodeClient(await clients.deleteSecret(tx, input.id)),
    }),
    installClient: async ({ input: { id, redirectUrl, state }, tx }) =>
      clients.install(tx, { id, redirectUrl: redirectUrl ?? '', state: state ?? '' }),
    deleteClient: async ({ input, tx }) => {
      await clients.delete(tx, input.id)
      return {}
    },
  }) satisfies Handlers<typeof clientsService, HandlerContext>
