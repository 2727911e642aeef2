import type { LucideProps } from 'lucide-react/types'
import type { ComponentType } from 'react'

export type IconProps = {
  /** A glyph of the icon set: from this folder, or `lucide-react/icons/<name>`. */
  as: ComponentType<LucideProps>
  /** Accessible name; omit only when the same text is next to it. */
  label?: string
  /** CSS pixels; the stroke is 1.5 px at every size. */
  size?: number
  className?: string
}

export function Icon({ as: Glyph, label, size = 18, className = '' }: IconProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true }
  return (
    <Glyph
      size={size}
      strokeWidth={(1.5 * 24) / size}
      className={`v-icon ${className}`.trim()}
      focusable={false}
      {...name}
    />
  )
}
