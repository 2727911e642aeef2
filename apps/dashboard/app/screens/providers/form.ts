import type {
  ClaimPlaces,
  IdentityProvider,
  ProviderIcon,
  ProviderKind,
} from '@vitrine/contract/identity-providers'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export interface ProviderForm {
  readonly kind: ProviderKind
  readonly name: string
  readonly icon: ProviderIcon
  readonly isEnabled: boolean
  readonly issuer: string
  readonly authorizationUrl: string
  readonly tokenUrl: string
  readonly userUrl: string
  readonly clientId: string
  /** Empty leaves the stored one unchanged. */
  readonly secret: string
  readonly clientProof: IdentityProvider['clientProof']
  readonly scopes: readonly string[]
  readonly responseMode: IdentityProvider['responseMode']
  readonly claims: ClaimPlaces
  readonly vouchesForEmails: boolean
  readonly registers: boolean
  readonly emailDomains: readonly string[]
}

/** The kinds of systems; each fills in the values that are common to its kind. */
export const presets = ['openid', 'company', 'vitrine', 'oauth'] as const
export type Preset = (typeof presets)[number]

const standardClaims: ClaimPlaces = {
  subject: 'sub',
  email: 'email',
  emailVerified: 'email_verified',
  name: 'name',
  picture: 'picture',
}

export const emptyProvider: ProviderForm = {
  kind: 'OIDC',
  name: '',
  icon: 'key',
  isEnabled: true,
  issuer: '',
  authorizationUrl: '',
  tokenUrl: '',
  userUrl: '',
  clientId: '',
  secret: '',
  clientProof: 'client_secret_basic',
  scopes: ['email', 'profile'],
  responseMode: 'query',
  claims: standardClaims,
  vouchesForEmails: false,
  registers: true,
  emailDomains: [],
}

const presetValues: Readonly<Record<Preset, Partial<ProviderForm>>> = {
  openid: { kind: 'OIDC', icon: 'key', scopes: ['email', 'profile'] },
  company: { kind: 'OIDC', icon: 'building', scopes: ['email', 'profile'] },
  vitrine: { kind: 'OIDC', icon: 'shop', scopes: ['email', 'profile'] },
  oauth: {
    kind: 'OAUTH2',
    icon: 'globe',
    scopes: [],
    clientProof: 'client_secret_post',
    claims: { subject: 'id', email: 'email', emailVerified: '', name: 'name', picture: '' },
  },
}

/** The defaults of a kind of system, preserving input. */
export const withPreset = (form: ProviderForm, preset: Preset): ProviderForm => ({
  ...form,
  clientProof: emptyProvider.clientProof,
  claims: standardClaims,
  ...presetValues[preset],
})

export const formOf = (provider: IdentityProvider): ProviderForm => ({
  kind: provider.kind,
  name: provider.name,
  icon: provider.icon,
  isEnabled: provider.isEnabled,
  issuer: provider.issuer,
  authorizationUrl: provider.authorizationUrl,
  tokenUrl: provider.tokenUrl,
  userUrl: provider.userUrl,
  clientId: provider.clientId,
  secret: '',
  clientProof: provider.clientProof,
  scopes: provider.scopes,
  responseMode: provider.responseMode,
  claims: provider.claims,
  vouchesForEmails: provider.vouchesForEmails,
  registers: provider.registers,
  emailDomains: provider.emailDomains,
})

export const addressFields = ['authorizationUrl', 'tokenUrl', 'userUrl'] as const

/** Errors by field. */
export function checkProvider(form: ProviderForm, { providers }: Messages): Errors {
  const addresses = form.kind === 'OIDC' ? (['issuer'] as const) : addressFields
  const wrong = addresses.filter((field) => !isUrl(form[field]))
  return {
    ...(form.name.trim() === '' ? { name: providers.needName } : {}),
    ...(form.clientId.trim() === '' ? { clientId: providers.needClientId } : {}),
    ...Object.fromEntries(wrong.map((field) => [field, providers.badAddress])),
    ...(form.kind === 'OAUTH2' && form.claims.subject.trim() === ''
      ? { subject: providers.needSubject }
      : {}),
  }
}

const isUrl = (text: string): boolean =>
  URL.canParse(text.trim()) && /^https?:$/.test(new URL(text.trim()).protocol)

type ParseResult = { readonly value: string } | { readonly problem: string }

export const parseScope = (text: string, { providers }: Messages): ParseResult =>
  /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(text) ? { value: text } : { problem: providers.badScope }

export function parseDomain(text: string, { providers }: Messages): ParseResult {
  const value = text.toLowerCase().replace(/^@/, '')
  const isDomain = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u
  return isDomain.test(value) ? { value } : { problem: providers.badDomain }
}

/** The request; an empty secret leaves the stored one unchanged. */
export const requestOf = ({ kind: _, secret, ...form }: ProviderForm) => ({
  ...form,
  name: form.name.trim(),
  clientId: form.clientId.trim(),
  issuer: form.issuer.trim(),
  authorizationUrl: form.authorizationUrl.trim(),
  tokenUrl: form.tokenUrl.trim(),
  userUrl: form.userUrl.trim(),
  scopes: [...form.scopes],
  emailDomains: [...form.emailDomains],
  ...(secret === '' ? {} : { secret }),
})
