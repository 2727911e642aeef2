import type { Handlers } from '@vitrine/contract/kit'
import type { navigation as navigationService } from '@vitrine/contract/navigation'
import type { HandlerContext } from '../../../transport/call.ts'
import type { NavigationFeature } from './index.ts'

export const navigationHandlers = (navigation: NavigationFeature) =>
  ({
    getNavigation: ({ tx }) => navigation.get(tx),
    saveNavigation: ({ tx, input }) => navigation.save(tx, input),
  }) satisfies Handlers<typeof navigationService, HandlerContext>
