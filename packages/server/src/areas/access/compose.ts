import type { Platform } from '../../platform/platform.ts'
import type { FetchLimits } from '../../platform/safe-fetch.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { SiteArea } from '../site/compose.ts'
import { accountHandlers } from './accounts/handlers.ts'
import { captchaHandlers } from './captcha/handlers.ts'
import { createCaptcha } from './captcha/index.ts'
import { factorHandlers } from './factors/handlers/index.ts'
import { createFactors } from './factors/index.ts'
import { authenticationHandlers } from './identity/handlers/authentication.ts'
import { recoveryHandlers } from './identity/handlers/recovery.ts'
import { signOnPolicyHandlers } from './identity/handlers/sign-on-policy.ts'
import { verificationHandlers } from './identity/handlers/verification.ts'
import { createIdentity, encodeSignIn } from './identity/index.ts'
import { identityProviderHandlers } from './identity-providers/handlers.ts'
import { createIdentityProviders } from './identity-providers/index.ts'
import { createMailedCodes } from './mailed-codes/index.ts'
import { memberFileHandlers } from './member-files/handlers.ts'
import { createMemberFiles, memberFilesCrontab } from './member-files/index.ts'
import { memberRoleHandlers } from './member-roles/handlers.ts'
import { createMemberRoles } from './member-roles/index.ts'
import { memberFieldHandlers, memberHandlers } from './members/handlers/index.ts'
import { createMembers } from './members/index.ts'
import { oauthHandlers } from './oauth/handlers.ts'
import { createOAuth, oauthCrontab } from './oauth/index.ts'
import { personalDataHandlers } from './personal-data/handlers.ts'
import { createPersonalData } from './personal-data/index.ts'
import { redirectHandlers } from './redirects/handlers.ts'
import { createRedirects } from './redirects/index.ts'
import { staffHandlers } from './staff/handlers.ts'
import { createStaff } from './staff/index.ts'

export type AccessArea = ReturnType<typeof composeAccess>

export interface AccessAreaDeps {
  readonly site: SiteArea
  readonly pages: QueryPages
  /** Opens the stream of changes of an account to its member. */
  readonly watchAccount: Parameters<typeof factorHandlers>[2]
  /** Links to checkouts, which only the commerce area can create. */
  readonly checkoutLinks: Parameters<typeof createRedirects>[1]['checkoutLinks']
  readonly fetchLimits?: FetchLimits | undefined
}

/** Composes identity and permissions: staff, members, sign-in, OAuth. */
export function composeAccess(platform: Platform, deps: AccessAreaDeps) {
  const features = createFeatures(platform, deps)
  const { oauth, identity, factors, captcha, members, memberFiles } = features
  const { identityProviders, memberRoles, personalData, redirects, staff } = features
  return {
    ...features,
    crontab: [oauthCrontab, memberFilesCrontab],
    tasks: { ...identity.tasks, ...oauth.tasks, ...memberFiles.tasks, ...staff.tasks },
    handlers: {
      oauth: oauthHandlers(oauth),
      authentication: authenticationHandlers(identity, { captcha, signOut: oauth.signOut }),
      recovery: recoveryHandlers(identity, redirects),
      factors: factorHandlers(factors, { ...identity, encodeSignIn }, deps.watchAccount),
      identityProviders: identityProviderHandlers(identityProviders),
      captcha: captchaHandlers(captcha),
      accounts: accountHandlers({ oauth, identity, pages: redirects }),
      verification: verificationHandlers(identity),
      signOnPolicy: signOnPolicyHandlers(identity),
      members: memberHandlers(members, personalData, deps.pages),
      memberFields: memberFieldHandlers(members),
      memberRoles: memberRoleHandlers(memberRoles),
      memberFiles: memberFileHandlers(memberFiles),
      personalData: personalDataHandlers(personalData),
      redirects: redirectHandlers(redirects),
      staff: staffHandlers(staff, deps.site.mail.inviteStaff),
    },
  }
}

function createFeatures(platform: Platform, { site, checkoutLinks, fetchLimits }: AccessAreaDeps) {
  const { events, sites, mail, phone, jobs, media } = site
  const staff = createStaff(platform, {
    events,
    sites,
    sendFactorChange: mail.notifyOfFactorChange,
    sendRecoveryLink: mail.recoverStaff,
  })
  const mailedCodes = createMailedCodes(platform)
  const factors = createFactors(platform, {
    events,
    sites,
    mail,
    mailedCodes,
    phone,
    signIns: { list: (tx, id) => oauth.listSignIns(tx, id) },
  })
  const identity = createIdentity({
    platform,
    events,
    sites,
    mail,
    mailedCodes,
    factors,
    linksOf: (tx, id) => identityProviders.linksOf(tx, id),
  })
  const captcha = createCaptcha(platform, { sites, fetchLimits })
  const members = createMembers(platform, {
    events,
    identity,
    jobs,
    staff,
    photos: { store: media.storePhoto },
  })
  const memberRoles = createMemberRoles({ events, members })
  const memberFiles = createMemberFiles(platform, {
    events,
    jobs,
    identity,
    members,
    roles: memberRoles,
  })
  const personalData = createPersonalData({
    platform,
    events,
    identity,
    members,
    memberFiles,
    siteName: async ({ siteId }) => (await sites.get(siteId)).settings.name,
  })
  const identityProviders = createIdentityProviders(platform, {
    events,
    identity,
    mail,
    fetchLimits,
    hasOtherWay: async (tx, id) => (await factors.listPasskeys(tx, id)).length > 0,
    siteUrl: sites.urlOf,
  })
  const oauth = createOAuth(platform, {
    events,
    identity,
    sites,
    fetchLimits,
    providers: identityProviders,
  })
  const redirects = createRedirects(platform, { events, oauth, sites, checkoutLinks })
  return {
    staff,
    factors,
    identity,
    captcha,
    members,
    memberRoles,
    memberFiles,
    personalData,
    identityProviders,
    oauth,
    redirects,
  }
}
