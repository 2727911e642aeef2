export type { PictureProps } from './picture.tsx'
export { Picture } from './picture.tsx'
