import {
  InvalidOptions,
  MediaNotFound,
  ProductChanged,
  ProductNotFound,
} from '../../catalog/index.ts'
import { operation, PATCH, POST, Type } from '../../kit/index.ts'
import { writes } from '../mounts.ts'
import { ChoiceMedia, MediaToAdd } from '../schemas/media.ts'
import { ProductId } from '../schemas/product.ts'

const change = {
  mounts: writes,
  permission: 'admin',
  writes: true,
  response: Type.Object({}),
  facts: [ProductChanged],
} as const

/** Appends media to a gallery; a web address is fetched later and is not checked by this call. */
export const addProductMedia = operation({
  ...change,
  errors: [ProductNotFound, MediaNotFound, InvalidOptions],
  route: POST('/v1/products/{id}/media'),
  summary: 'Add media to a product',
  request: Type.Object({
    id: ProductId,
    media: Type.Array(MediaToAdd, { minItems: 1, maxItems: 50 }),
  }),
})

/**
 * Removes media from a product and its choices; an empty list removes all. The files remain in the library.
 */
export const removeProductMedia = operation({
  ...change,
  errors: [ProductNotFound],
  route: POST('/v1/products/{id}/media/delete'),
  summary: 'Remove media from a product',
  request: Type.Object({
    id: ProductId,
    mediaIds: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 }),
  }),
})

const media = Type.Array(ChoiceMedia, { minItems: 1, maxItems: 10 })

/** Ties media that the product has already to choices of one option. */
export const addProductMediaToChoices = operation({
  ...change,
  errors: [ProductNotFound, MediaNotFound, InvalidOptions],
  route: PATCH('/v1/products/{id}/choices/media'),
  summary: 'Add product media to choices',
  request: Type.Object({ id: ProductId, media }),
})

/** Unties media from choices; an empty `mediaIds` unties all of that choice. */
export const removeProductMediaFromChoices = operation({
  ...change,
  errors: [ProductNotFound, InvalidOptions],
  route: POST('/v1/products/{id}/choices/media/delete'),
  summary: 'Remove product media from choices',
  request: Type.Object({ id: ProductId, media }),
})
