export type MarkProps = {
  /** The name of the house; a site shows its own. */
  name?: string
  /** Shows the case alone; the name is still said. */
  isNameHidden?: boolean
  className?: string
}

/** A glass case on its thick base, and a name. */
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
