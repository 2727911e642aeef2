import { CollectionChanged, CustomizationChanged, ProductChanged } from '../catalog/facts.ts'
import {
  DELETE,
  GET,
  Maybe,
  OneOf,
  operation,
  PATCH,
  Paging,
  PagingMetadata,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { PageChanged } from '../pages/facts.ts'
import { SettingsChanged } from '../sites/index.ts'
import {
  MediaInUse,
  MediaKindDiffers,
  MediaNotFound,
  MediaTooLarge,
  MediaUploadNotFound,
  UnsafeDrawing,
  UnsupportedMedia,
} from './errors.ts'
import { MediaCreated, MediaDeleted, MediaEdited } from './facts.ts'
import {
  FocalPoint,
  MAX_VIDEO_BYTES,
  MediaItem,
  MediaUploadForm,
  MediaUses,
  mediaKinds,
  mediaSorts,
  PictureReply,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/** Most texts that one call changes. */
export const MAX_ALT_TEXTS = 500

/** Facts of records that show files and change with them. */
const exchanged = [
  CollectionChanged,
  CustomizationChanged,
  MediaEdited,
  PageChanged,
  ProductChanged,
  SettingsChanged,
]

const picture = {
  mounts: [''],
  permission: 'open',
  // Mails, the dashboard and other sites go on showing them.
  whileClosed: true,
  answers: 'page',
  response: PictureReply,
  errors: [MediaNotFound],
} as const

const Geometry = () =>
  Type.String({
    pattern: '^w_\\d{1,5},h_\\d{1,5}(,[A-Za-z0-9_.]+)*$',
    maxLength: 200,
    description: '`w_{width},h_{height}` and further settings, which are ignored',
  })

/**
 * The media library of a site, and the addresses its pictures and videos are served from.
 * The content of an original never changes: it may be cached for a year.
 */
export const media = service({
  name: 'media',
  summary: 'Pictures and videos: upload, library, and serving in every size',
  mounts: ['/vitrine/v1'],
  operations: {
    uploadMedia: operation({
      route: POST('/media/upload'),
      permission: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_VIDEO_BYTES,
      summary: 'Add a picture or video; the body is the file, its content decides its type',
      description:
        'Pictures as JPEG, PNG, WebP, AVIF, GIF or SVG, up to 25 MiB and 100 million pixels; videos as MP4 ' +
        '(H.264, AV1, VP9) or WebM (VP8, VP9, AV1), up to 200 MiB.',
      request: Type.Object({ fileName: Text(1, 255), altText: Type.Optional(Text(0, 1000)) }),
      response: Type.Object({ media: MediaItem }),
      errors: [UnsupportedMedia, UnsafeDrawing, MediaTooLarge],
      facts: [MediaCreated],
    }),
    createUpload: operation({
      route: POST('/media/uploads'),
      permission: 'admin',
      summary: 'Start an upload straight to the bucket, where files are stored in one',
      description:
        'Send the fields of the form as `multipart/form-data` to its URL, the file as the last one under the name ' +
        '`file`, within 15 minutes; then complete the upload. Without a form, use `uploadMedia`.',
      request: Type.Object({
        fileName: Text(1, 255),
        contentType: Type.String({ pattern: '^(image|video)/[\\w.+-]{1,100}$' }),
        /** Size of the file. */
        bytes: Type.Integer({ minimum: 1, maximum: MAX_VIDEO_BYTES }),
      }),
      response: Type.Object({ form: Type.Optional(MediaUploadForm) }),
      errors: [MediaTooLarge],
    }),
    completeUpload: operation({
      route: POST('/media/uploads/complete'),
      permission: 'admin',
      writes: 'own',
      summary: 'Add the picture or video that was sent to the bucket; its content decides its type',
      request: Type.Object({
        token: Text(1, 4000),
        altText: Type.Optional(Text(0, 1000)),
      }),
      response: Type.Object({ media: MediaItem }),
      errors: [MediaUploadNotFound, UnsupportedMedia, UnsafeDrawing, MediaTooLarge],
      facts: [MediaCreated],
    }),
    queryMedia: operation({
      route: POST('/media/query'),
      permission: 'admin',
      summary: 'Find pictures and videos of the library, newest first unless `sort` says otherwise',
      request: Type.Object({
        query: Type.Optional(
          Type.Object({
            /** Part of the file name or alternative text. */
            search: Type.Optional(Text(0, 100)),
            /** Both kinds by default. */
            kind: Type.Optional(OneOf(mediaKinds)),
            /** Type of the original, such as `image/jpeg`. */
            mimeType: Type.Optional(Text(1, 100)),
            /** Size of the original, in bytes. */
            minBytes: Type.Optional(Type.Integer({ minimum: 0 })),
            maxBytes: Type.Optional(Type.Integer({ minimum: 0 })),
            /** Only unused files. */
            unused: Type.Optional(Type.Boolean()),
            /** Only files without an alternative text. */
            withoutAltText: Type.Optional(Type.Boolean()),
            /** Default `NEWEST`. */
            sort: Type.Optional(OneOf(mediaSorts)),
            paging: Type.Optional(Paging(100)),
          }),
        ),
      }),
      response: Type.Object({ items: Type.Array(MediaItem), pagingMetadata: PagingMetadata }),
    }),
    getMedia: operation({
      route: GET('/media/{id}'),
      permission: 'admin',
      summary: 'Read a picture or video of the library, with the places that show it',
      request: Type.Object({ id: Text(1, 300) }),
      response: Type.Object({ media: MediaItem, usedIn: MediaUses }),
      errors: [MediaNotFound],
    }),
    updateMedia: operation({
      route: PATCH('/media/{id}'),
      permission: 'admin',
      writes: true,
      summary:
        'Change the alternative text, the file name, the focal point of a picture, or the poster of a video',
      request: Type.Object({
        id: Text(1, 300),
        altText: Type.Optional(Text(0, 1000)),
        fileName: Type.Optional(Text(1, 255)),
        /** The poster of this video, a picture of the library; null: none. */
        posterId: Maybe(Text(1, 300)),
        /** For a picture; null: the centre. */
        focalPoint: Maybe(FocalPoint),
      }),
      response: Type.Object({ media: MediaItem }),
      errors: [MediaNotFound],
      facts: [MediaEdited],
    }),
    updateAltTexts: operation({
      route: POST('/media/alt-texts'),
      permission: 'admin',
      writes: true,
      summary: 'Change the alternative texts of many pictures and videos at once',
      description: 'An unknown id refuses all of them. Texts that stay as they are change nothing.',
      request: Type.Object({
        texts: Type.Array(Type.Object({ id: Text(1, 300), altText: Text(0, 1000) }), {
          minItems: 1,
          maxItems: MAX_ALT_TEXTS,
        }),
      }),
      response: Type.Object({
        /** Files whose text changed. */
        media: Type.Array(MediaItem),
      }),
      errors: [MediaNotFound],
      facts: [MediaEdited],
    }),
    replaceMedia: operation({
      route: POST('/media/{id}/replace'),
      permission: 'admin',
      writes: 'own',
      consumes: 'bytes',
      maxBytes: MAX_VIDEO_BYTES,
      summary: 'Replace a picture or video everywhere it is shown; the body is the file',
      description:
        'The new file is a picture or video of its own, under a new id, since addresses never change what they show. ' +
        'It takes the alternative text, the focal point and every place of the old one, whose address goes on to the new one. Undoing ' +
        'brings the old file back, within 30 days.',
      request: Type.Object({ id: Text(1, 300), fileName: Text(1, 255) }),
      response: Type.Object({
        media: MediaItem,
        /** Current uses. */
        usedIn: MediaUses,
      }),
      errors: [MediaNotFound, MediaKindDiffers, UnsupportedMedia, UnsafeDrawing, MediaTooLarge],
      facts: [MediaCreated, MediaDeleted, ...exchanged],
    }),
    deleteMedia: operation({
      route: DELETE('/media/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a picture or video; one that is shown somewhere only with `force`',
      description: 'Its file stays for 30 days, so that deleting can be undone.',
      request: Type.Object({
        id: Text(1, 300),
        /** Removes it from all places that show it. */
        force: Type.Optional(Type.Boolean()),
      }),
      response: Type.Object({
        /** The places that have lost it. */
        removedFrom: MediaUses,
      }),
      errors: [MediaNotFound, MediaInUse],
      facts: [MediaDeleted, ...exchanged],
    }),
    serveOriginal: operation({
      ...picture,
      route: GET('/media/{id}'),
      aliases: [GET('/video/{id}/file'), GET('/video/{id}/{resolution}/mp4/file.mp4')],
      summary:
        'Download the original; an SVG as PNG of 2,000 pixels; one Range of a video is answered with 206',
      request: Type.Object({
        id: Text(1, 300),
        /** Published clients name one in addresses of videos; there is one size, so it is ignored. */
        resolution: Type.Optional(Text(1, 20)),
      }),
    }),
    serveResized: operation({
      ...picture,
      route: GET('/media/{id}/w_{width}'),
      summary:
        'Download a picture at a width in pixels, rounded up to a fixed list of widths, never enlarged',
      description:
        'AVIF, WebP, JPEG or PNG, as the Accept header allows. Of a video it is the poster, which may ' +
        'change: those responses may be cached for 5 minutes.',
      request: Type.Object({
        id: Text(1, 300),
        width: Type.String({ pattern: '^\\d{1,5}$', description: 'Pixels' }),
      }),
    }),
    serveFitted: operation({
      ...picture,
      route: GET('/media/{id}/v1/{mode}/{geometry}/{name}'),
      summary:
        'Download a picture in a frame: `fill` covers it, `fit` stays inside; the size is rounded',
      description:
        'What `fill` cuts off depends on the focal point of the picture, which may change: those responses may be cached ' +
        'for 5 minutes.',
      request: Type.Object({
        id: Text(1, 300),
        mode: OneOf(['fill', 'fit']),
        geometry: Geometry(),
        name: Text(1, 300),
      }),
    }),
    serveCropped: operation({
      ...picture,
      route: GET('/media/{id}/v1/crop/{crop}/fill/{geometry}/{name}'),
      summary: 'Download a part of a picture in a frame that it covers, never enlarged',
      description:
        'The part is in pixels of the original; what lies outside of the picture is left out. Such pictures are created for each request and not cached: prefer the other forms.',
      request: Type.Object({
        id: Text(1, 300),
        crop: Type.String({
          pattern: '^x_\\d{1,6},y_\\d{1,6},w_\\d{1,6},h_\\d{1,6}$',
          description: '`x_{left},y_{top},w_{width},h_{height}`',
        }),
        geometry: Geometry(),
        name: Text(1, 300),
      }),
      callsPerMinute: 600,
    }),
  },
})
