import {
  DELETE,
  defineError,
  defineFact,
  GET,
  Guid,
  Nullable,
  operation,
  PATCH,
  POST,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** An API key without its secret, which is returned once, on creation. */
export const ApiKey = Type.Object({
  id: Guid(),
  name: Type.String(),
  /** The last four characters of the secret. */
  hint: Type.String(),
  /** Service names with `:read` or `:write`, which includes reading; `*` is everything. */
  scopes: Type.Array(Type.String()),
  createdDate: Timestamp(),
  /** Absent: it works until it is revoked. */
  expiresDate: Type.Optional(Timestamp()),
  /** Exact to a minute. */
  lastUsedDate: Type.Optional(Timestamp()),
  revokedDate: Type.Optional(Timestamp()),
})
export type ApiKey = Static<typeof ApiKey>

/** A scope and the service it covers, for selection lists. */
const ScopedService = Type.Object({
  /** Such as `members` of `members:read` and `members:write`. */
  name: Type.String(),
  summary: Type.String(),
})

const Scopes = () =>
  Type.Array(Text(1, 80), {
    minItems: 1,
    maxItems: 100,
    uniqueItems: true,
    description: '`*`, or names of services with `:read` or `:write`, such as `members:read`',
  })

export const ApiKeyCreated = defineFact('api_key.created')
export const ApiKeyChanged = defineFact('api_key.changed')
export const ApiKeyEnded = defineFact('api_key.revoked')

export const ApiKeyNotFound = defineError({
  code: 'API_KEY_NOT_FOUND',
  status: 404,
  description: 'There is no API key with this id',
})
export const ApiKeyRevoked = defineError({
  code: 'API_KEY_REVOKED',
  status: 409,
  description: 'The API key is revoked; create a new one',
})
/** A site has at most 200 keys that are not revoked. */
export const TooManyApiKeys = defineError({
  code: 'TOO_MANY_API_KEYS',
  status: 409,
  description: 'A site has at most 200 API keys; revoke one first',
})
/** A key cannot grant scopes that it does not have itself. */
export const ScopeNotYours = defineError({
  code: 'SCOPE_NOT_YOURS',
  status: 403,
  description: 'A key cannot grant permissions that it does not have itself',
})

/** API keys: secrets with which programs act on a site without a member. */
export const apiKeys = service({
  name: 'api-keys',
  summary: 'API keys of the site',
  mounts: ['/vitrine/v1/api-keys'],
  operations: {
    createApiKey: operation({
      route: POST(''),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Create an API key; its secret is returned only once',
      request: Type.Object({
        name: Text(1, 100),
        /** `*` by default. */
        scopes: Type.Optional(Scopes()),
        /** Later than now; without it the key works until it is revoked. */
        expiresDate: Type.Optional(Timestamp()),
      }),
      response: Type.Object({ apiKey: ApiKey, key: Type.String() }),
      errors: [ScopeNotYours, TooManyApiKeys],
      facts: [ApiKeyCreated],
    }),
    listApiKeys: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List API keys, newest first; up to 500, including revoked keys',
      request: Type.Object({}),
      response: Type.Object({ apiKeys: Type.Array(ApiKey) }),
    }),
    listScopes: operation({
      route: GET('/scopes'),
      permission: 'admin',
      summary: 'List the scopes that API keys can have',
      request: Type.Object({}),
      response: Type.Object({ services: Type.Array(ScopedService) }),
    }),
    updateApiKey: operation({
      route: PATCH('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary:
        'Change name, scopes or expiry of an API key; absent fields stay, null removes the expiry',
      request: Type.Object({
        id: Guid(),
        name: Type.Optional(Text(1, 100)),
        scopes: Type.Optional(Scopes()),
        expiresDate: Type.Optional(Nullable(Timestamp())),
      }),
      response: Type.Object({ apiKey: ApiKey }),
      errors: [ApiKeyNotFound, ApiKeyRevoked, ScopeNotYours],
      facts: [ApiKeyChanged],
    }),
    revokeApiKey: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Revoke an API key immediately and permanently',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ apiKey: ApiKey }),
      errors: [ApiKeyNotFound, ApiKeyRevoked],
      facts: [ApiKeyEnded],
    }),
  },
})
