import {
  DELETE,
  defineError,
  defineFact,
  GET,
  Guid,
  OneOf,
  operation,
  PATCH,
  POST,
  type Static,
  Text,
  Timestamp,
  Timetable,
  Type,
} from '../kit/index.ts'
import { ExportCreated, ExportDownloaded } from './facts.ts'
import { ExportFile } from './schemas.ts'

export const ExportLinkCreated = defineFact('export_link.created')
export const ExportLinkChanged = defineFact('export_link.changed')
export const ExportLinkDeleted = defineFact('export_link.deleted')

/** Maximum number of export links of a site. */
export const MAX_EXPORT_LINKS = 20

export const ExportLinkNotFound = defineError({
  code: 'EXPORT_LINK_NOT_FOUND',
  status: 404,
  description: 'There is no link to an export with this id',
})
export const TooManyExportLinks = defineError({
  code: 'TOO_MANY_EXPORT_LINKS',
  status: 409,
  description: `A site has at most ${MAX_EXPORT_LINKS} links to exports; delete one first`,
})
/**
 * The URL was renewed, its link deleted, it is not from this server, or whoever made it may no longer read what it
 * serves.
 */
export const ExportLinkInvalid = defineError({
  code: 'EXPORT_LINK_INVALID',
  status: 404,
  description: 'This link to an export is not valid',
})
export const ExportLinkEmpty = defineError({
  code: 'EXPORT_LINK_EMPTY',
  status: 404,
  description: 'The first file of this link is not ready; try again later',
})

/**
 * What a link serves. PRODUCTS: as merchants see them, with costs. ORDERS: all orders, with names and addresses of
 * customers; only for administrators. STOCK: the quantities of each variant at each location.
 */
export const exportLinkContents = ['PRODUCTS', 'ORDERS', 'STOCK'] as const
export type ExportLinkContent = (typeof exportLinkContents)[number]

/** A link for fetching the newest export of something as CSV. */
export const ExportLink = Type.Object({
  id: Guid(),
  name: Type.String(),
  content: OneOf(exportLinkContents),
  /** Excludes hidden products; false for other contents. */
  onlyVisible: Type.Boolean(),
  /**
   * Whether its address works. False when whoever made the link or renewed its address last may no longer read what it
   * serves; a renewed address works again.
   */
  valid: Type.Boolean(),
  timetable: Timetable,
  paused: Type.Boolean(),
  /** When the next export starts; absent while paused. */
  nextDate: Type.Optional(Timestamp()),
  /** Whether an export is running. */
  running: Type.Boolean(),
  /** Number of consecutive failures. */
  failures: Type.Integer(),
  /** The currently served file; absent before the first one is ready. */
  file: Type.Optional(
    Type.Object({
      date: Timestamp(),
      rows: Type.Integer(),
      bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
    }),
  ),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type ExportLink = Static<typeof ExportLink>

const settings = {
  name: Text(1, 100),
  /** Excludes hidden products; only for the content PRODUCTS. */
  onlyVisible: Type.Boolean(),
  timetable: Timetable,
}

export const ExportLinkToCreate = Type.Object({
  ...settings,
  /** Default PRODUCTS. ORDERS is for administrators. */
  content: Type.Optional(OneOf(exportLinkContents)),
})
export type ExportLinkToCreate = Static<typeof ExportLinkToCreate>

export const ExportLinkToChange = Type.Object({
  id: Guid(),
  ...Type.Partial(Type.Object(settings)).properties,
  paused: Type.Optional(Type.Boolean()),
})
export type ExportLinkToChange = Static<typeof ExportLinkToChange>

const one = Type.Object({ id: Guid() })
const reply = Type.Object({ link: ExportLink })
/** Includes the URL, which is shown only once. */
const replyWithUrl = Type.Object({ link: ExportLink, url: Type.String() })

/** Regular exports, fetched through links. */
export const exportLinkOperations = {
  listExportLinks: operation({
    route: GET('/export-links'),
    permission: 'admin',
    summary: 'List links to exports by name, with their current files',
    request: Type.Object({}),
    response: Type.Object({
      links: Type.Array(ExportLink),
      /** The time zone of the shop, which schedules use. */
      timeZone: Type.String(),
    }),
  }),
  createExportLink: operation({
    route: POST('/export-links'),
    permission: 'admin',
    writes: true,
    summary:
      'Create a link to an export that is renewed regularly; its address is returned only once',
    description:
      'The first file is made at once. Whoever has the address can fetch it without a token, as long as the caller may ' +
      'read what it serves.',
    request: ExportLinkToCreate,
    response: replyWithUrl,
    errors: [TooManyExportLinks],
    facts: [ExportLinkCreated, ExportCreated],
  }),
  updateExportLink: operation({
    route: PATCH('/export-links/{id}'),
    permission: 'admin',
    writes: true,
    summary: 'Change, pause or resume a link; while it is paused the last file is still served',
    request: ExportLinkToChange,
    response: reply,
    errors: [ExportLinkNotFound],
    facts: [ExportLinkChanged],
  }),
  renewExportLink: operation({
    route: POST('/export-links/{id}/renew'),
    permission: 'admin',
    writes: true,
    summary:
      'Replace the address of a link, returned only once; the previous address ends immediately',
    request: one,
    response: replyWithUrl,
    errors: [ExportLinkNotFound],
    facts: [ExportLinkChanged],
  }),
  runExportLink: operation({
    route: POST('/export-links/{id}/run'),
    permission: 'admin',
    writes: true,
    summary: 'Export a new file for a link now',
    request: one,
    response: reply,
    errors: [ExportLinkNotFound],
    facts: [ExportLinkChanged, ExportCreated],
  }),
  deleteExportLink: operation({
    route: DELETE('/export-links/{id}'),
    permission: 'admin',
    writes: true,
    summary: 'Delete a link; its address ends immediately',
    request: one,
    response: Type.Object({}),
    errors: [ExportLinkNotFound],
    facts: [ExportLinkDeleted],
  }),
  serveExportLink: operation({
    route: GET('/linked-exports/{file}'),
    permission: 'open',
    whileClosed: true,
    writes: 'own',
    answers: 'page',
    callsPerMinute: 30,
    summary: 'Download the newest file of a link',
    description: 'With `If-None-Match` a file that is the same is answered 304.',
    request: Type.Object({ file: Text(1, 200) }),
    response: ExportFile,
    errors: [ExportLinkInvalid, ExportLinkEmpty],
    facts: [ExportDownloaded],
  }),
} as const
