import type { CollectionLink } from '../page-state.ts'
import type { PictureView } from './picture.ts'

/** View model of a collection card; `count` includes nested collections. */
export type CollectionCardView = CollectionLink & { picture?: PictureView }
