import { InvalidRevision } from '../catalog/index.ts'
import { GET, operation, PUT, service, Type } from '../kit/index.ts'
import { NavigationLinkInvalid } from './errors.ts'
import { NavigationChanged } from './facts.ts'
import { Navigation } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const revision = Type.Integer({ minimum: 0 })
const response = Type.Object({
  navigation: Navigation,
  /** Raised by each change; 0 until it is saved. */
  revision,
})

/** The menu and the footer of a storefront, as its merchant arranges them. */
export const navigation = service({
  name: 'navigation',
  summary: 'The menu and the footer of a storefront',
  mounts: ['/vitrine/v1/navigation'],
  operations: {
    getNavigation: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'Read the menu and the footer',
      request: Type.Object({}),
      response,
    }),
    saveNavigation: operation({
      route: PUT(''),
      permission: 'admin',
      writes: true,
      summary: 'Save the menu and the footer',
      description:
        'They replace those with the given revision. What leads to a collection or page that visitors do not see is left out of the storefront.',
      request: Type.Object({ navigation: Navigation, revision }),
      response,
      errors: [InvalidRevision, NavigationLinkInvalid],
      facts: [NavigationChanged],
    }),
  },
})
