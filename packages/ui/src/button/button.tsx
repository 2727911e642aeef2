import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

/** `primary` is the next step and stands once per screen; `quiet` is the rest; `danger` destroys. */
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
  const { t } = useMessages()
  return (
    <button
      {...rest}
      type={type}
      className={look(tone, wide, className)}
      // Busy rather than disabled: focus stays, and the words keep the width under the spinner.
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className="v-button-words">{children}</span>
      {loading && (
        <span className="v-button-spinner">
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button, for steps that lead to another page. */
export function ButtonLink({
  tone = 'quiet',
  wide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={look(tone, wide, className)}>
      <span className="v-button-words">{children}</span>
    </a>
  )
}

export type IconButtonProps = { label: string } & ComponentPropsWithRef<'button'>

/** A button that shows only an icon; `label` is its name and its tooltip. */
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
