import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import type { ClientFields } from '../model.ts'
import { isRedirectUri, isSafeWebAddress, tidyDomain } from './addresses.ts'
import { isScope } from './scopes.ts'

/** Common addresses of local development servers; allowed by default. */
const DEVELOPMENT = 'http://localhost:4321'

export const emptyClient: Omit<ClientFields, 'name'> = {
  description: '',
  loginUrl: '',
  logoutUrl: '',
  allowedRedirectUris: [DEVELOPMENT],
  allowedRedirectDomains: [DEVELOPMENT],
  applicationType: 'WEB',
  isThirdParty: false,
  postLogoutRedirectUris: [],
  allowedScopes: ['openid', 'profile', 'email', 'offline_access'],
  appScopes: [],
}

/** The same client with names trimmed and domains in their one spelling, each listed once. */
export const tidyClient = (client: ClientFields): ClientFields => ({
  ...client,
  name: client.name.trim(),
  description: client.description.trim(),
  allowedRedirectUris: [...new Set(client.allowedRedirectUris)],
  allowedRedirectDomains: [
    ...new Set(client.allowedRedirectDomains.map((domain) => tidyDomain(domain) ?? domain)),
  ],
  postLogoutRedirectUris: [...new Set(client.postLogoutRedirectUris)],
  allowedScopes: [...new Set(['openid', ...client.allowedScopes])],
  appScopes: [...new Set(client.appScopes)],
})

/** Refuses a client with unsafe addresses, naming every one. */
export function checkClient(client: ClientFields): void {
  const problems = [
    ...(client.name.length < 2 ? [problem('name', 'must have at least 2 characters')] : []),
    ...(['loginUrl', 'logoutUrl'] as const)
      .filter((field) => client[field] !== '' && !isSafeWebAddress(client[field]))
      .map((field) => problem(field, 'must be an https address; http is for localhost only')),
    ...listProblems('allowedRedirectUris', client.allowedRedirectUris, isRedirectUri, WHOLE),
    ...listProblems('allowedRedirectDomains', client.allowedRedirectDomains, isDomain, HOST),
    ...listProblems('postLogoutRedirectUris', client.postLogoutRedirectUris, isRedirectUri, WHOLE),
    ...listProblems('appScopes', client.appScopes, isScope, SCOPE),
  ]
  if (problems.length > 0) throw new ValidationError(problems)
}

const isDomain = (text: string) => tidyDomain(text) !== undefined
const WHOLE =
  'must be a whole address without a fragment: https, http on localhost, or an app’s own scheme'
const SCOPE = 'must be * or a service with :read or :write, such as members:read'
const HOST = 'must be a domain such as shop.example, *.shop.example or https://shop.example'

const listProblems = (
  field: string,
  values: readonly string[],
  isValid: (value: string) => boolean,
  description: string,
): FieldViolation[] =>
  values.flatMap((value, index) =>
    isValid(value) ? [] : [problem(`${field}[${index}]`, description)],
  )

const problem = (field: string, description: string): FieldViolation => ({
  field: `client.${field}`,
  description,
  violatedRule: 'FORMAT',
  data: {},
})
