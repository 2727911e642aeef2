import {
  DELETE,
  defineError,
  defineFact,
  GET,
  Guid,
  operation,
  PATCH,
  POST,
  service,
  Type,
} from '../kit/index.ts'
import { NewOauthClient, OauthClient, OauthClientChanges } from './schemas.ts'

export * from './schemas.ts'

export const ClientCreated = defineFact('client.created')
export const ClientChanged = defineFact('client.changed')
export const ClientDeleted = defineFact('client.deleted')

export const ClientNotFound = defineError({
  code: 'CLIENT_NOT_FOUND',
  status: 404,
  description: 'There is no client with this id',
})
/** The storefront signs its members in through it. */
export const OwnClientStays = defineError({
  code: 'OWN_CLIENT_STAYS',
  status: 409,
  description: 'The client of the site’s own storefront cannot be deleted',
})
/** A site has at most 200 clients. */
export const TooManyClients = defineError({
  code: 'TOO_MANY_CLIENTS',
  status: 409,
  description: 'A site has at most 200 clients; delete one first',
})

/** OAuth clients: the websites and apps that sign members of a site in. */
export const clients = service({
  name: 'clients',
  summary: 'OAuth clients of the site',
  mounts: ['/vitrine/v1/clients'],
  operations: {
    createClient: operation({
      route: POST(''),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Make a client',
      request: Type.Object({ client: NewOauthClient }),
      response: Type.Object({ client: OauthClient }),
      errors: [TooManyClients],
      facts: [ClientCreated],
    }),
    listClients: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'All clients, the storefront’s own first, then oldest first',
      request: Type.Object({}),
      response: Type.Object({ clients: Type.Array(OauthClient) }),
    }),
    getClient: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'One client',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ client: OauthClient }),
      errors: [ClientNotFound],
    }),
    updateClient: operation({
      route: PATCH('/{client.id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Change a client; absent keys stay, unknown keys are refused',
      request: Type.Object({ client: OauthClientChanges }),
      response: Type.Object({ client: OauthClient }),
      errors: [ClientNotFound],
      facts: [ClientChanged],
    }),
    deleteClient: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Delete a client; nobody signs in through it any more',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [ClientNotFound, OwnClientStays],
      facts: [ClientDeleted],
    }),
  },
})
