import type { Handlers } from '@vitrine/contract/kit'
import type { legalPages as legalPagesService } from '@vitrine/contract/legal-pages'
import type { HandlerContext } from '../../../transport/call.ts'
import type { LegalPagesFeature } from './index.ts'

export const legalPagesHandlers = (legalPages: LegalPagesFeature) =>
  ({
    getLegalPages: ({ tx }) => legalPages.read(tx),
    createLegalPages: async ({ tx, input, request }) => ({
      created: await legalPages.create(tx, { ...input, baseUrl: request.baseUrl }),
    }),
    fillLegalPage: async ({ tx, input, request }) => ({
      page: await legalPages.fill(tx, { ...input, baseUrl: request.baseUrl }),
    }),
  }) satisfies Handlers<typeof legalPagesService, HandlerContext>
