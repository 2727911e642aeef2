import type { Handlers } from '@vitrine/contract/kit'
import type { pages as pagesService } from '@vitrine/contract/pages'
import type { HandlerContext } from '../../../transport/call.ts'
import type { PagesFeature } from './index.ts'

interface PageHandlerDeps {
  readonly pages: PagesFeature
  /** Scheme and host of a site's pages. */
  readonly urlOf: (siteId: string, baseUrl: string) => Promise<string>
}

export const pageHandlers = ({ pages, urlOf }: PageHandlerDeps) =>
  ({
    listPages: async ({ tx }) => ({ pages: await pages.list(tx) }),
    listArticles: ({ tx, input: { limit = 50, offset = 0, ...filter } }) =>
      pages.listArticles(tx, { ...filter, limit, offset }),
    getPage: async ({ tx, input }) => ({ page: await pages.get(tx, input.id) }),
    savePage: async ({ tx, input }) => ({ page: await pages.save(tx, input) }),
    publishPage: async ({ tx, input }) => ({ page: await pages.publish(tx, input) }),
    schedulePage: async ({ tx, input }) => ({ page: await pages.schedule(tx, input) }),
    unpublishPage: async ({ tx, input }) => ({ page: await pages.unpublish(tx, input) }),
    deletePage: async ({ tx, input }) => {
      await pages.delete(tx, input.id)
      return {}
    },
    createPagePreview: async ({ tx, input, request }) => {
      const { token, expiresDate } = await pages.createPreview(tx, input.id)
      const url = `${await urlOf(tx.siteId, request.baseUrl)}/page-preview/${token}`
      return { url, expiresDate }
    },
  }) satisfies Handlers<typeof pagesService, HandlerContext>
