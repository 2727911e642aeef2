import {
  defineError,
  GET,
  Json,
  operation,
  type Page,
  type Static,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** How far back changes can be read, in days. */
export const CHANGE_DAYS = 30

/** A change in the ledger. */
export const Change = Type.Object({
  id: Type.String(),
  /** Entity, dot, past participle, such as `product.changed`. */
  name: Type.String(),
  entity: Type.String(),
  entityId: Type.String(),
  at: Timestamp(),
  actor: Type.Object({ type: Type.String(), id: Type.String() }),
  /** The import or job that caused it. */
  jobId: Type.Optional(Type.String()),
  changedFields: Type.Optional(Type.Array(Type.String())),
  before: Type.Optional(Json()),
  after: Type.Optional(Json()),
})
export type Change = Static<typeof Change>

/** The entity of a hint when more changed than hints name: anything may have. */
export const ANY_ENTITY = '*'

/** A notice that something changed, without details: the event `hint` of a watch. */
export const Hint = Type.Object({
  entity: Type.String(),
  /** Absent when so many changed at once that each is not named. */
  entityId: Type.Optional(Type.String()),
})
export type Hint = Static<typeof Hint>

/** The event `product` of a watch: the product changed, or is no longer visible. */
export const ProductHint = Type.Object({ id: Type.String(), visible: Type.Boolean() })
export type ProductHint = Static<typeof ProductHint>

/** Maximum number of products that one connection can watch. */
export const MAX_WATCHED_PRODUCTS = 20

/** The cursor is invalid or older than 30 days: later changes may already be deleted. */
export const ChangesCursorInvalid = defineError({
  code: 'CHANGES_CURSOR_INVALID',
  status: 400,
  description: 'The cursor is invalid or older than 30 days; start without a cursor',
})

const entities = Type.Optional(
  Type.String({ maxLength: 500, description: 'Names of entities, with commas between them' }),
)

const guid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/**
 * The feed of changes, a pull alternative to webhooks. Changes appear after their commit, those of each
 * entity in order; the cursor of a response continues after it, and no change is skipped.
 */
export const changes = service({
  name: 'changes',
  summary: 'Feed of all changes',
  mounts: ['/vitrine/v1/changes'],
  operations: {
    listChanges: operation({
      route: GET(''),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'List changes after a cursor; can wait for the first one',
      description:
        'Without a cursor, or with `from`, the feed begins at that moment, by default now. An empty ' +
        'answer has a cursor too.',
      request: Type.Object({
        after: Type.Optional(Text(1, 200)),
        from: Type.Optional(Timestamp()),
        entities,
        /** Default 100. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        /** Seconds to wait for a change; 0 by default. */
        wait: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
      }),
      response: Type.Object({
        changes: Type.Array(Change),
        cursor: Type.String(),
        hasMore: Type.Boolean(),
      }),
      errors: [ChangesCursorInvalid],
    }),
    streamChanges: operation({
      route: GET('/stream'),
      permission: 'admin',
      leastRole: 'admin',
      answers: 'page',
      summary: 'Stream changes as server-sent events; the id of each is its cursor',
      description:
        'A connection that breaks continues with `Last-Event-ID`, as browsers send by themselves.',
      request: Type.Object({ after: Type.Optional(Text(1, 200)), entities }),
      response: Type.Unsafe<Page>({ description: 'A stream of events' }),
      errors: [ChangesCursorInvalid],
    }),
    watchChanges: operation({
      route: GET('/watch'),
      permission: 'admin',
      leastRole: 'viewer',
      answers: 'page',
      summary: 'Stream change hints as server-sent events, for pages that reload what changed',
      description:
        'Events `hint` name an entity; the id of each is a cursor, which `after` or `Last-Event-ID` ' +
        'continues. Hints may come twice.',
      request: Type.Object({ after: Type.Optional(Text(1, 200)) }),
      response: Type.Unsafe<Page>({ description: 'A stream of events' }),
      errors: [ChangesCursorInvalid],
    }),
    watchProducts: operation({
      route: GET('/products'),
      permission: 'open',
      answers: 'page',
      callsPerMinute: 120,
      summary: 'Stream changes of visible products as server-sent events, for open pages',
      description:
        'Events `product` name one of the products after its price, its stock or anything else of it ' +
        'changed, once more when it can no longer be seen, and then never again. Hidden ones are not ' +
        'watched. Read the new state with other operations.',
      request: Type.Object({
        ids: Type.String({
          pattern: `^${guid}(,${guid}){0,${MAX_WATCHED_PRODUCTS - 1}}$`,
          description: `Ids of at most ${MAX_WATCHED_PRODUCTS} products, with commas between them`,
        }),
      }),
      response: Type.Unsafe<Page>({ description: 'A stream of events' }),
    }),
  },
})
