export type MarkProps = {
  /** The site's name. */
  name?: string
  /** Hides the name visually. */
  isNameHidden?: boolean
  className?: string
}

/** The default logo: a glass case on a thick base, and a name. */
export function Mark({ name = 'Vitrine', isNameHidden = false, className = '' }: MarkProps) {
  return (
    <span className={`v-mark ${className}`.trim()}>
      <svg className="v-mark-case" viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
        <path d="M0 0h16v20H0zM1.5 1.5V16h13V1.5z" fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className={isNameHidden ? 'v-hidden' : 'v-mark-name'}>{name}</span>
    </span>
  )
}
