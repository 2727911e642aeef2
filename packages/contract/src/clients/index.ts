import { ScopeNotYours } from '../api-keys/index.ts'
import {
  DELETE,
  defineError,
  defineFact,
  GET,
  Guid,
  Maybe,
  operation,
  PATCH,
  POST,
  service,
  Text,
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
/** The site's own client needs no consent, so it cannot be a third party. */
export const OwnClientIsNoThirdParty = defineError({
  code: 'OWN_CLIENT_IS_NO_THIRD_PARTY',
  status: 409,
  description: 'The client of the site’s own storefront cannot be a third party',
})
/** The address must be one that the client may be redirected to. */
export const InstallAddressNotAllowed = defineError({
  code: 'INSTALL_ADDRESS_NOT_ALLOWED',
  status: 400,
  description: 'redirectUrl must be one of the client’s allowed redirect addresses',
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
      summary: 'Create a client',
      request: Type.Object({ client: NewOauthClient }),
      response: Type.Object({ client: OauthClient }),
      errors: [TooManyClients, ScopeNotYours],
      facts: [ClientCreated],
    }),
    listClients: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List all clients, the storefront’s own first, then oldest first',
      request: Type.Object({}),
      response: Type.Object({ clients: Type.Array(OauthClient) }),
    }),
    getClient: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a client',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ client: OauthClient }),
      errors: [ClientNotFound],
    }),
    updateClient: operation({
      route: PATCH('/{client.id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Change a client; absent fields stay, unknown fields are rejected',
      request: Type.Object({ client: OauthClientChanges }),
      response: Type.Object({ client: OauthClient }),
      errors: [ClientNotFound, OwnClientIsNoThirdParty, ScopeNotYours],
      facts: [ClientChanged],
    }),
    createClientSecret: operation({
      route: POST('/{id}/secret'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary:
        'Create a client secret, returned only once; revokes the previous secret and its tokens',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ client: OauthClient, secret: Type.String() }),
      errors: [ClientNotFound, ScopeNotYours],
      facts: [ClientChanged],
    }),
    deleteClientSecret: operation({
      route: DELETE('/{id}/secret'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Remove the secret of a client and revoke every token issued with it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ client: OauthClient }),
      errors: [ClientNotFound],
      facts: [ClientChanged],
    }),
    installClient: operation({
      route: POST('/{id}/install'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Install an app: returns a code that it exchanges once for tokens within 10 minutes',
      description:
        'With `redirectUrl` the answer holds the address to send the browser to, with `code`, `instanceId` (the site) and `state`.',
      request: Type.Object({
        id: Guid(),
        redirectUrl: Maybe(Text(1, 2048)),
        state: Maybe(Text(0, 2000)),
      }),
      response: Type.Object({
        code: Type.String(),
        instanceId: Guid(),
        redirectTo: Type.Optional(Type.String()),
      }),
      errors: [ClientNotFound, InstallAddressNotAllowed],
    }),
    deleteClient: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Delete a client; sign-ins through it are no longer possible',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [ClientNotFound, OwnClientStays],
      facts: [ClientDeleted],
    }),
  },
})
