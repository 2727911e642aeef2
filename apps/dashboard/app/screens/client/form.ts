import { applicationTypes, type MemberScope, type OauthClient } from '@vitrine/contract/clients'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import { formOf as formOfKey, type KeyForm, scopesOf } from '../keys/form.ts'

export interface ClientForm {
  readonly name: string
  readonly description: string
  readonly applicationType: OauthClient['applicationType']
  readonly loginUrl: string
  readonly logoutUrl: string
  readonly allowedRedirectUris: readonly string[]
  readonly allowedRedirectDomains: readonly string[]
  readonly isThirdParty: boolean
  readonly postLogoutRedirectUris: readonly string[]
  readonly allowedScopes: readonly MemberScope[]
  /** Scopes without a member, by service. */
  readonly appScopes: KeyForm['scopes']
  readonly allAppScopes: boolean
}

/** Most clients begin with a program on localhost. */
export const emptyClient: ClientForm = {
  name: '',
  description: '',
  applicationType: applicationTypes[0],
  loginUrl: '',
  logoutUrl: '',
  allowedRedirectUris: ['http://localhost:4321'],
  allowedRedirectDomains: ['localhost:4321'],
  isThirdParty: false,
  postLogoutRedirectUris: [],
  allowedScopes: ['openid', 'profile', 'email', 'offline_access'],
  appScopes: {},
  allAppScopes: false,
}

export const formOfClient = (client: OauthClient): ClientForm => ({
  name: client.name,
  description: client.description,
  applicationType: client.applicationType,
  loginUrl: client.loginUrl,
  logoutUrl: client.logoutUrl,
  allowedRedirectUris: client.allowedRedirectUris,
  allowedRedirectDomains: client.allowedRedirectDomains,
  isThirdParty: client.isThirdParty,
  postLogoutRedirectUris: client.postLogoutRedirectUris,
  allowedScopes: client.allowedScopes,
  ...appScopesOf(client),
})

const appScopesOf = ({ name, appScopes }: OauthClient) => {
  const { all, scopes } = formOfKey({ name, scopes: appScopes })
  return { allAppScopes: all, appScopes: scopes }
}

type ParseResult = { readonly value: string } | { readonly problem: string }

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/** Parses a redirect URL: absolute, without a fragment, and https except on localhost. */
export function parseUrl(text: string, { clients }: Messages): ParseResult {
  if (!URL.canParse(text)) return { problem: clients.badAddress }
  const { protocol, hostname, hash, host } = new URL(text)
  if (hash !== '' || text.includes('#')) return { problem: clients.noFragment }
  if (protocol === 'http:' && !isLocal(hostname)) return { problem: clients.httpsOnly }
  const isApp = !['http:', 'https:'].includes(protocol)
  const isScript = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'].includes(protocol)
  if (isScript || (!isApp && host === '')) return { problem: clients.badAddress }
  return { value: text }
}

const domain = /^(\*\.)?(localhost|([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,})(:\d{1,5})?$/

/** Parses a domain: with an optional port, `https://` for that scheme only, or `*.` for subdomains. */
export function parseDomain(text: string, { clients }: Messages): ParseResult {
  const value = text.toLowerCase().replace(/\/$/, '')
  const host = value.replace(/^https?:\/\//, '')
  return domain.test(host) ? { value } : { problem: clients.badDomain }
}

export function checkClient(form: ClientForm, messages: Messages): Errors {
  const { clients } = messages
  const name = form.name.trim()
  const urls = (['loginUrl', 'logoutUrl'] as const).flatMap((field) => {
    if (form[field] === '') return []
    const parsed = parseUrl(form[field], messages)
    return 'problem' in parsed ? [[field, parsed.problem] as const] : []
  })
  return {
    ...(name.length < 2 || name.length > 256 ? { name: clients.badName } : {}),
    ...Object.fromEntries(urls),
  }
}

/** The request, with trimmed names. */
export const requestOf = ({ appScopes, allAppScopes, ...form }: ClientForm) => ({
  ...form,
  name: form.name.trim(),
  description: form.description.trim(),
  allowedRedirectUris: [...form.allowedRedirectUris],
  allowedRedirectDomains: [...form.allowedRedirectDomains],
  postLogoutRedirectUris: [...form.postLogoutRedirectUris],
  allowedScopes: [...form.allowedScopes],
  appScopes: scopesOf({ all: allAppScopes, scopes: appScopes }),
})
