import { InvalidRevision } from '../catalog/index.ts'
import { GET, Guid, OneOf, operation, POST, service, Type } from '../kit/index.ts'
import { NavigationChanged } from '../navigation/facts.ts'
import { PageNotFound, TooManyPages } from '../pages/errors.ts'
import { PageChanged, PageCreated } from '../pages/facts.ts'
import { legalKinds } from '../pages/legal.ts'
import { Page } from '../pages/schemas.ts'
import { LegalLanguage, LegalRegion } from './placeholders.ts'

export * from './placeholders.ts'

const Kinds = () => Type.Array(OneOf(legalKinds))

/** Drafts of the imprint and other legal pages, filled with the shop's data. Not legal advice. */
export const legalPages = service({
  name: 'legal-pages',
  summary: 'Drafts of legal pages, filled with the details of the shop',
  mounts: ['/vitrine/v1/legal-pages'],
  operations: {
    getLegalPages: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List the legal pages of the shop, and the texts that suit it',
      request: Type.Object({}),
      response: Type.Object({
        /** Determined by the country of the seller, of the taxes, or of the shop’s locale. */
        region: LegalRegion,
        language: LegalLanguage,
        /** Existing ones, in any language. */
        present: Kinds(),
      }),
    }),
    createLegalPages: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Create drafts of the legal pages that are missing, and link them in the footer',
      description:
        'A page that is there stays as it is. What the shop does not know stands in square brackets; a page is ' +
        'published once nothing stands in them. The United States have no page about withdrawal.',
      request: Type.Object({ region: LegalRegion, language: LegalLanguage }),
      response: Type.Object({
        /** In the order of the footer; empty where all were there. */
        created: Kinds(),
      }),
      errors: [InvalidRevision, TooManyPages],
      facts: [PageCreated, NavigationChanged],
    }),
    fillLegalPage: operation({
      route: POST('/{id}/fill'),
      permission: 'admin',
      writes: true,
      summary: 'Fill the square brackets of a draft with what the shop knows by now',
      request: Type.Object({ id: Guid(), revision: Type.Integer({ minimum: 0 }) }),
      response: Type.Object({ page: Page }),
      errors: [InvalidRevision, PageNotFound],
      facts: [PageChanged],
    }),
  },
})
