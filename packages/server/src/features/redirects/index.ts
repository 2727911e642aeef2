import type { RedirectSessionRequest } from '@vitrine/contract/redirects'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { OAuthFeature } from '../oauth/index.ts'
import type { SiteDirectory } from './model.ts'
import { createRedirectSession, type Origin } from './service/create-redirect-session.ts'

export type RedirectsFeature = ReturnType<typeof createRedirects>

export function createRedirects(
  platform: Platform,
  sources: { events: Events; oauth: OAuthFeature; sites: SiteDirectory },
) {
  const deps = { platform, ...sources }
  return {
    create: (tx: Tx, request: RedirectSessionRequest, from: Origin) =>
      createRedirectSession(tx, deps, request, from),
  }
}
