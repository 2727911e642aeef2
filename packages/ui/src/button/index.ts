export type { ButtonLinkProps, ButtonProps, ButtonTone, IconButtonProps } from './button.tsx'
export { Button, ButtonLink, IconButton } from './button.tsx'
