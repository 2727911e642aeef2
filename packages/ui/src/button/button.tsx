import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useUiMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** `primary` is the main action, once per screen; `quiet` for the others; `danger` deletes. */
export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'plain'

type Looks = { tone?: ButtonTone; wide?: boolean; className?: string; children: ReactNode }
export type ButtonProps = Looks & { loading?: boolean } & ComponentPropsWithRef<'button'>
export type ButtonLinkProps = Looks & ComponentPropsWithRef<'a'>

export function Button({
  tone = 'quiet',
  wide,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const messages = useUiMessages()
  return (
    <button
      {...rest}
      type={type}
      className={look(tone, wide, className)}
      // Busy instead of disabled: the focus stays, and the label keeps the width below the spinner.
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="v-button-label">{children}</span>
      {loading && (
        <span className="v-button-spinner">
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink({
  tone = 'quiet',
  wide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={look(tone, wide, className)}>
      <span className="v-button-label">{children}</span>
    </a>
  )
}

export type IconButtonProps = { label: string } & ComponentPropsWithRef<'button'>

/** A button with an icon only; `label` is its accessible name and tooltip. */
export function IconButton({ label, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={`v-icon-button ${className}`.trim()}
    />
  )
}

const look = (tone: ButtonTone, wide = false, className = '') =>
  ['v-button', `v-button-${tone}`, wide && 'v-button-wide', className].filter(Boolean).join(' ')
