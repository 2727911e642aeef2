import type { CollectionLink } from '../page-state.ts'
import type { PictureView } from './picture.ts'

/** A collection as a room one can see into. */
export type RoomView = CollectionLink & { picture?: PictureView }
