export type { SkipLinkProps } from './visually-hidden.tsx'
export { SkipLink, VisuallyHidden } from './visually-hidden.tsx'
