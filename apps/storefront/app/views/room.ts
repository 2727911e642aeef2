import type { CollectionLink } from '../page-state.ts'
import type { PictureView } from './picture.ts'

/** A collection as a room one can see into; `count` then has everything within. */
export type RoomView = CollectionLink & { picture?: PictureView }
