import { InvalidRevision } from '../catalog/index.ts'
import {
  DELETE,
  GET,
  Guid,
  Maybe,
  Nullable,
  Offset,
  OneOf,
  operation,
  POST,
  PUT,
  service,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  PageAltTextMissing,
  PageLinkInvalid,
  PageNotFound,
  PagePictureUnknown,
  PagePlaceholdersOpen,
  PageSectionInvalid,
  PageSlugReserved,
  PageSlugTaken,
  TooManyPages,
} from './errors.ts'
import { PageChanged, PageCreated, PageDeleted } from './facts.ts'
import {
  ArticleSummary,
  articleStates,
  CountedTag,
  Page,
  PageContent,
  PageSummary,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './legal.ts'
export * from './links.ts'
export * from './schemas.ts'
export * from './translations.ts'

const which = { id: Guid(), revision: Type.Integer({ minimum: 0 }) }
const page = Type.Object({ page: Page })
const change = {
  permission: 'admin',
  writes: true,
  response: page,
  facts: [PageCreated, PageChanged],
} as const

/**
 * The home page, the merchant's own pages and the articles of the journal as sections, each with a draft and a
 * published version.
 */
export const pages = service({
  name: 'pages',
  summary: 'The home page, pages and the journal of the merchant: sections, drafts, publishing',
  mounts: ['/vitrine/v1/pages'],
  operations: {
    listPages: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List all pages, the home page first, then by title',
      request: Type.Object({}),
      response: Type.Object({ pages: Type.Array(PageSummary) }),
    }),
    listArticles: operation({
      route: GET('/articles'),
      permission: 'admin',
      summary: 'List articles of the journal, scheduled ones first, then newest first',
      request: Type.Object({
        /** In titles, addresses and names of authors. */
        q: Type.Optional(Type.String({ maxLength: 100 })),
        state: Type.Optional(OneOf(articleStates)),
        tag: Type.Optional(Type.String({ maxLength: 40 })),
        /** Default 50, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        articles: Type.Array(ArticleSummary),
        /** How many fit the filters. */
        total: Type.Integer(),
        /** Up to 100 tags of all articles, the most frequent first. */
        tags: Type.Array(CountedTag),
      }),
    }),
    getPage: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a page or an article, with its draft and its published version',
      request: Type.Object({ id: Guid() }),
      response: page,
      errors: [PageNotFound],
    }),
    savePage: operation({
      ...change,
      route: PUT('/{id}'),
      summary: 'Save the draft of a page, or create a page with revision 0 and an id of the caller',
      description:
        'The draft replaces the one with the given revision; visitors go on seeing what is published. ' +
        'HTML is cleaned as descriptions of products are.',
      request: Type.Object({
        ...which,
        /** The end of its address; absent for the home page. */
        slug: Maybe(Type.String({ maxLength: 80 })),
        /**
         * For an article: the displayed date, not in the future. Absent: unchanged; null: that of its next
         * publishing.
         */
        articleDate: Maybe(Timestamp()),
        draft: PageContent,
      }),
      errors: [
        InvalidRevision,
        PageAltTextMissing,
        PageLinkInvalid,
        PageNotFound,
        PagePictureUnknown,
        PageSectionInvalid,
        PageSlugReserved,
        PageSlugTaken,
        TooManyPages,
      ],
    }),
    publishPage: operation({
      ...change,
      route: POST('/{id}/publish'),
      summary: 'Publish the draft of a page',
      request: Type.Object(which),
      errors: [InvalidRevision, PageNotFound, PagePlaceholdersOpen],
    }),
    schedulePage: operation({
      ...change,
      route: POST('/{id}/schedule'),
      summary: 'Publish the draft of a page, as it is then, at a date; null cancels',
      request: Type.Object({ ...which, publishDate: Nullable(Timestamp()) }),
      errors: [InvalidRevision, PageNotFound, PagePlaceholdersOpen],
    }),
    unpublishPage: operation({
      ...change,
      route: POST('/{id}/unpublish'),
      summary: 'Unpublish a page; the home page is again that of new shops',
      request: Type.Object(which),
      errors: [InvalidRevision, PageNotFound],
    }),
    deletePage: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a page; the history restores it. The home page is again that of new shops',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [PageNotFound],
      facts: [PageDeleted],
    }),
    createPagePreview: operation({
      route: POST('/{id}/preview'),
      permission: 'admin',
      leastRole: 'viewer',
      summary: 'Create an address that shows the saved draft of a page',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({
        /** Its holder can view the draft until it expires. The dashboard may embed it in a frame. */
        url: Type.String(),
        /** 12 hours from now. */
        expiresDate: Timestamp(),
      }),
      errors: [PageNotFound],
    }),
  },
})
