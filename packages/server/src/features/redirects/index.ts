import type { RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Platform } from '../../platform/platform.ts'
import type { Events } from '../events/index.ts'
import type { OAuthFeature } from '../oauth/index.ts'
import type { SiteDirectory } from './model.ts'
import { createRedirectSession, type RedirectCall } from './service/create-redirect-session.ts'

export type RedirectsFeature = ReturnType<typeof createRedirects>

export function createRedirects(
  platform: Platform,
  sources: { events: Events; oauth: OAuthFeature; sites: SiteDirectory },
) {
  const deps = { platform, ...sources }
  return {
    create: (call: RedirectCall, request: RedirectSessionRequest) =>
      createRedirectSession(call, deps, request),
  }
}
