import type {
  IdentityProviderChanges,
  NewIdentityProvider,
  ProviderKind,
} from '@vitrine/contract/identity-providers'
import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import type { ProviderFields } from '../model.ts'

/** The claims of OpenID providers, which many others use as well. */
const standardClaims = {
  subject: 'sub',
  email: 'email',
  emailVerified: 'email_verified',
  name: 'name',
  picture: 'picture',
}

/** Defaults of a new provider. */
const defaultFields: Omit<ProviderFields, 'name' | 'clientId'> = {
  icon: 'key',
  isEnabled: true,
  issuer: '',
  authorizationUrl: '',
  tokenUrl: '',
  userUrl: '',
  clientProof: 'client_secret_basic',
  scopes: ['email', 'profile'],
  responseMode: 'query',
  claims: standardClaims,
  vouchesForEmails: false,
  registers: true,
  emailDomains: [],
}

export const newFields = (provider: NewIdentityProvider): ProviderFields =>
  changedFields({ ...defaultFields, name: provider.name, clientId: provider.clientId }, provider)

type ProviderChanges = Omit<IdentityProviderChanges, 'id'>

/** Merges changes into fields, normalized. */
export function changedFields(before: ProviderFields, provider: ProviderChanges): ProviderFields {
  const pick = <Key extends keyof ProviderChanges & keyof ProviderFields>(key: Key) =>
    provider[key] ?? before[key]
  return {
    name: pick('name').trim(),
    icon: pick('icon'),
    isEnabled: pick('isEnabled'),
    issuer: pick('issuer').trim(),
    authorizationUrl: pick('authorizationUrl').trim(),
    tokenUrl: pick('tokenUrl').trim(),
    userUrl: pick('userUrl').trim(),
    clientId: pick('clientId').trim(),
    clientProof: pick('clientProof'),
    scopes: [...new Set(pick('scopes'))],
    responseMode: pick('responseMode'),
    claims: { ...before.claims, ...provider.claims },
    vouchesForEmails: pick('vouchesForEmails'),
    registers: pick('registers'),
    emailDomains: [...new Set(pick('emailDomains').map(tidyDomain))],
  }
}

const tidyDomain = (text: string): string => text.trim().toLowerCase().replace(/^@/, '')

/** Refuses invalid fields, naming all of them. */
export function checkFields(
  kind: ProviderKind,
  fields: ProviderFields,
  isAddress: (text: string) => boolean,
): void {
  const requiredAddresses = kind === 'OIDC' ? oidcAddresses : oauthAddresses
  const violations = [
    ...(fields.name === '' ? [fieldViolation('name', 'must not be empty')] : []),
    ...(fields.clientId === '' ? [fieldViolation('clientId', 'must not be empty')] : []),
    ...requiredAddresses
      .filter((field) => fields[field] === '')
      .map((field) => fieldViolation(field, `must be the https address of the provider`)),
    ...allAddresses
      .filter((field) => fields[field] !== '' && !isAddress(fields[field]))
      .map((field) =>
        fieldViolation(field, 'must be an https address without user name, password and #'),
      ),
    ...fields.emailDomains
      .filter((domain) => !DOMAIN.test(domain))
      .map((domain) =>
        fieldViolation('emailDomains', `“${domain}” is no domain such as company.example`),
      ),
    ...(kind === 'OAUTH2' && fields.claims.subject === ''
      ? [fieldViolation('claims.subject', 'must say where the id of a user stands')]
      : []),
  ]
  if (violations.length > 0) throw new ValidationError(violations)
}

const oidcAddresses = ['issuer'] as const
const oauthAddresses = ['authorizationUrl', 'tokenUrl', 'userUrl'] as const
const allAddresses = ['issuer', ...oauthAddresses] as const
const DOMAIN = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u

const fieldViolation = (field: string, description: string): FieldViolation => ({
  field: `provider.${field}`,
  description,
  violatedRule: 'FORMAT',
  data: {},
})

/** Whether subjects still identify the same people. */
export const isSameSystem = (before: ProviderFields, after: ProviderFields): boolean =>
  before.issuer === after.issuer &&
  before.userUrl === after.userUrl &&
  before.claims.subject === after.claims.subject

/** A web address of a provider: https, or http where its machine may be this one. */
export const providerAddress =
  ({ letsHttpIn }: { readonly letsHttpIn: boolean }) =>
  (text: string): boolean => {
    if (/[\s\\#]/.test(text) || !URL.canParse(text)) return false
    const { protocol, username, password } = new URL(text)
    if (`${username}${password}` !== '') return false
    return protocol === 'https:' || (letsHttpIn && protocol === 'http:')
  }
