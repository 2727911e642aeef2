import { createEvents } from './features/events/index.ts'
import { siteHandlers } from './features/sites/handlers.ts'
import { createSites } from './features/sites/index.ts'
import { staffHandlers } from './features/staff/handlers.ts'
import { createStaff } from './features/staff/index.ts'
import type { Platform } from './platform/platform.ts'

/** The whole house: every feature, who listens to whom, and one line of handlers per service. */
export function composeApp(platform: Platform) {
  const events = createEvents()
  const sites = createSites(platform, { events })
  const staff = createStaff(platform)
  const oauth = { findTokenCaller: async () => undefined }

  return {
    sites,
    staff,
    oauth,
    tasks: {},
    handlers: {
      sites: siteHandlers(sites),
      staff: staffHandlers(staff),
    },
  }
}
