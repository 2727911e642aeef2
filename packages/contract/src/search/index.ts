import { GET, operation, POST, type Static, service, Text, Type } from '../kit/index.ts'

const Named = { id: Type.String(), name: Type.String(), slug: Type.String() }

/** What a visitor may mean, while they type. */
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

/** Words of visitors, and the index they are looked up in. */
export const search = service({
  name: 'search',
  summary: 'Suggestions while one types, and the index behind all searches',
  mounts: ['/vitrine/v1'],
  operations: {
    getSuggestions: operation({
      route: GET('/suggestions'),
      permission: 'open',
      callsPerMinute: 300,
      summary: 'Products, categories and searches that begin with what was typed',
      request: Type.Object({ q: Type.Optional(Text(0, 100)) }),
      response: Suggestions,
    }),
    findProducts: operation({
      route: GET('/found-products'),
      permission: 'open',
      callsPerMinute: 300,
      summary: 'Ids of visible products that fit what was typed, the best match first',
      description:
        'All words must be there. Where nothing fits so, slips of the fingers are forgiven, and then any of the words is enough.',
      request: Type.Object({
        q: Type.Optional(Text(0, 100)),
        /** 24 unless given. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
      }),
      response: Type.Object({ productIds: Type.Array(Type.String()), total: Type.Integer() }),
    }),
    findPreorderable: operation({
      route: POST('/preorderable-products'),
      permission: 'open',
      callsPerMinute: 300,
      summary: 'Which of some sold out products can be ordered before they are back',
      description:
        'Those that visitors see, whose stock is out, and of which a visible variant is open for pre-order.',
      request: Type.Object({
        productIds: Type.Array(Text(1, 36), { minItems: 1, maxItems: 100 }),
      }),
      response: Type.Object({ productIds: Type.Array(Type.String()) }),
    }),
    rebuildSearchIndex: operation({
      route: POST('/search/rebuild'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Write the search index anew, beside the current one, which answers until then',
      description:
        'Happens by itself when the language of the site changes. A rebuild that runs already begins again.',
      request: Type.Object({}),
      response: Type.Object({}),
    }),
  },
})
