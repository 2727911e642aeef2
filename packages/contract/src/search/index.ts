import {
  GET,
  Offset,
  operation,
  POST,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

const Named = { id: Type.String(), name: Type.String(), slug: Type.String() }

/** Suggestions while a visitor types. */
export const Suggestions = Type.Object({
  /** Visible products, the best match first, 6 at most. */
  products: Type.Array(
    Type.Object({
      ...Named,
      /** A small picture of it. */
      imageUrl: Type.Optional(Type.String()),
    }),
  ),
  /** Visible categories, 4 at most. */
  categories: Type.Array(Type.Object(Named)),
  /** Searches that find something, 4 at most. */
  queries: Type.Array(Type.String()),
})
export type Suggestions = Static<typeof Suggestions>

/** Storefront search and its index. */
export const search = service({
  name: 'search',
  summary: 'Search suggestions, and the search index',
  mounts: ['/vitrine/v1'],
  operations: {
    getSuggestions: operation({
      route: GET('/suggestions'),
      permission: 'open',
      callsPerMinute: 300,
      summary: 'Suggest products, categories and searches that begin with the typed text',
      request: Type.Object({ q: Type.Optional(Text(0, 100)) }),
      response: Suggestions,
    }),
    findProducts: operation({
      route: GET('/found-products'),
      permission: 'open',
      callsPerMinute: 300,
      summary: 'Find ids of visible products that match the typed text, best match first',
      description:
        'All words must match. Without a match, typing errors are tolerated, and then any one word is enough.',
      request: Type.Object({
        q: Type.Optional(Text(0, 100)),
        /** 24 by default. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      }),
      response: Type.Object({ productIds: Type.Array(Type.String()), total: Type.Integer() }),
    }),
    findPreorderable: operation({
      route: POST('/preorderable-products'),
      permission: 'open',
      callsPerMinute: 300,
      summary: 'Find which of the given sold-out products can be pre-ordered',
      description:
        'Products that visitors see, that are out of stock, and that have a visible variant open for pre-order.',
      request: Type.Object({
        productIds: Type.Array(Text(1, 36), { minItems: 1, maxItems: 100 }),
      }),
      response: Type.Object({ productIds: Type.Array(Type.String()) }),
    }),
    countNothingFound: operation({
      route: POST('/searches-without-result'),
      permission: 'anyone',
      callsPerMinute: 30,
      writes: true,
      summary: 'Count a search without results',
      description:
        'Words that find something after all are not counted, and neither is what may be an e-mail address or a phone ' +
        'number. A site counts up to 500 different searches a day.',
      request: Type.Object({ q: Text(1, 100) }),
      response: Type.Object({}),
    }),
    listNothingFound: operation({
      route: GET('/searches-without-result'),
      permission: 'admin',
      summary: 'List searches of the last 30 days without results',
      request: Type.Object({
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        /** The most frequent first. */
        searches: Type.Array(
          Type.Object({
            /** In lower case. */
            words: Type.String(),
            count: Type.Integer(),
            lastDate: Timestamp(),
          }),
        ),
        total: Type.Integer(),
      }),
    }),
    rebuildSearchIndex: operation({
      route: POST('/search/rebuild'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Rebuild the search index; the current one stays in use until then',
      description:
        'Runs automatically when the language of the site changes. Restarts a rebuild that is already running.',
      request: Type.Object({}),
      response: Type.Object({}),
    }),
  },
})
