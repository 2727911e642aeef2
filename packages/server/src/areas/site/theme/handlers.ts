import type { Handlers } from '@vitrine/contract/kit'
import type { theme as themeService } from '@vitrine/contract/theme'
import type { HandlerContext } from '../../../transport/call.ts'
import type { ThemeFeature } from './index.ts'

interface ThemeHandlerDeps {
  readonly theme: ThemeFeature
  /** Scheme and host of a site's pages. */
  readonly urlOf: (siteId: string, baseUrl: string) => Promise<string>
  /** Scheme and host of the dashboard. */
  readonly dashboardOrigin: string
}

export const themeHandlers = ({ theme, urlOf, dashboardOrigin }: ThemeHandlerDeps) =>
  ({
    getTheme: async ({ tx }) => ({ theme: (await theme.get(tx)).published }),
    getStoredTheme: ({ tx }) => theme.get(tx),
    saveThemeDraft: ({ tx, input }) => theme.save(tx, input),
    publishTheme: ({ tx, input }) => theme.publish(tx, input.revision),
    discardThemeDraft: ({ tx, input }) => theme.discard(tx, input.revision),
    createThemePreview: async ({ tx, request }) => {
      const { token, expiresDate } = theme.createPreview(tx)
      const url = `${await urlOf(tx.siteId, request.baseUrl)}/theme-preview/${token}`
      return { url, expiresDate }
    },
    previewTheme: async ({ tx, input }) => ({
      theme: await theme.previewed(tx, input.token),
      frameOrigin: dashboardOrigin,
    }),
  }) satisfies Handlers<typeof themeService, HandlerContext>
