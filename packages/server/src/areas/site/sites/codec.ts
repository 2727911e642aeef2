import type { ApiKey as ApiKeyWire } from '@vitrine/contract/api-keys'
import type { OauthClient as OauthClientWire } from '@vitrine/contract/clients'
import { TRASH_DAYS } from '@vitrine/contract/sites'
import type { Clock } from '../../../platform/clock.ts'
import { relyingPartyAt } from '../../../platform/webauthn/index.ts'
import type { ApiKey, OAuthClient, Site } from './model.ts'

/** The requested address of a site, and the address of its pages. */
interface Address {
  readonly baseUrl: string
  readonly siteUrl: string
}

interface Visit extends Address {
  /** Whether the caller may see the site before it is open. */
  readonly isPreview: boolean
}

export const encodePublicSite = (site: Site, at: Visit) => ({
  id: site.id,
  url: at.siteUrl,
  name: site.settings.name,
  tagline: site.settings.tagline,
  currency: site.settings.currency,
  locale: site.settings.locale,
  catalogVersion: site.settings.catalogVersion,
  captcha: publicCaptcha(site.settings.captcha),
  branding: site.settings.branding,
  passwordMinLength: site.settings.passwordPolicy.minLength,
  rememberDeviceDays: site.settings.factors.rememberDeviceDays,
  ...(asksForReminders(site) && { asksForReminders: true }),
  ...(site.settings.backInStock.collect && { collectsBackInStock: true }),
  ...(site.settings.priceDrops.mail && { mailsPriceDrops: true }),
  ...(site.settings.reviews.collect && { collectsReviews: true }),
  ...(asksForReviewRequests(site) && { asksForReviewRequests: true }),
  ...(site.settings.newsletter.offer && { offersNewsletter: true }),
  ...(site.settings.productFeeds.offer && { offersProductFeeds: true }),
  ...(!site.settings.storefront.open && !at.isPreview && { opensSoon: true }),
  hasPasskeys: hasPasskeysAt(site, at),
  ...(site.ownClientId ? { clientId: site.ownClientId } : {}),
})

/** Passkeys are good for the site's own address alone. */
function hasPasskeysAt({ settings }: Site, at: Address): boolean {
  const party = relyingPartyAt(at.siteUrl)
  const isHere = party?.id === new URL(at.baseUrl).hostname
  return isHere && settings.factors.allowed.includes('WEBAUTHN')
}

const publicCaptcha = ({
  mode,
  provider,
  siteKey,
  invisibleSiteKey,
  scriptUrl,
}: Site['settings']['captcha']) => ({ mode, provider, siteKey, invisibleSiteKey, scriptUrl })

/** A site as a line of the list; `purgeDate` is when the trash is emptied of it. */
export const encodeSummary = (site: Site, clock: Pick<Clock, 'after'>) => ({
  id: site.id,
  name: site.settings.name,
  namespace: site.namespace,
  state: site.state,
  createdFrom: site.createdFrom,
  catalogVersion: site.settings.catalogVersion,
  domains: [...site.domains],
  createdDate: site.createdDate,
  ...(site.deletion ? { deletion: site.deletion } : {}),
  ...(site.trashedDate
    ? {
        trashedDate: site.trashedDate,
        purgeDate: clock.after(site.trashedDate, { days: TRASH_DAYS }),
      }
    : {}),
})

export const encodeClient = ({
  siteId,
  secretHint,
  secretDate,
  ...client
}: OAuthClient): OauthClientWire => ({
  ...client,
  loginUrl: client.loginUrl ?? '',
  logoutUrl: client.logoutUrl ?? '',
  allowedRedirectUris: [...client.allowedRedirectUris],
  allowedRedirectDomains: [...client.allowedRedirectDomains],
  applicationType: client.applicationType as OauthClientWire['applicationType'],
  postLogoutRedirectUris: [...client.postLogoutRedirectUris],
  allowedScopes: [...client.allowedScopes] as OauthClientWire['allowedScopes'],
  appScopes: [...client.appScopes],
  ...(secretHint !== null && secretDate !== null ? { secretHint, secretDate } : {}),
})

export const encodeApiKey = (key: ApiKey): ApiKeyWire => ({
  id: key.id,
  name: key.name,
  hint: key.hint,
  scopes: [...key.scopes],
  createdDate: key.createdDate,
  ...(key.expiresDate ? { expiresDate: key.expiresDate } : {}),
  ...(key.lastUsedDate ? { lastUsedDate: key.lastUsedDate } : {}),
  ...(key.revokedDate ? { revokedDate: key.revokedDate } : {}),
})

const asksForReviewRequests = ({ settings: { reviews } }: Site): boolean =>
  reviews.collect && reviews.request && reviews.requestOnlyWithConsent

const asksForReminders = ({ settings: { abandonedCheckouts } }: Site): boolean =>
  abandonedCheckouts.remind && abandonedCheckouts.onlyWithConsent
