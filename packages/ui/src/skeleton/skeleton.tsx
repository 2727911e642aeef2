import { useUiMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export type SkeletonProps = {
  /** Number of text lines. */
  lines?: number
  /** A box instead of lines, as `width / height`. */
  ratio?: `${number} / ${number}`
  className?: string
}

/** Placeholder in the size of the loading content. Appears after a delay. */
export function Skeleton({ lines = 1, ratio, className = '' }: SkeletonProps) {
  const messages = useUiMessages()
  return (
    <span className={`v-skeleton ${className}`.trim()} role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {ratio ? (
        <span className="v-skeleton-frame" style={{ aspectRatio: ratio }} />
      ) : (
        Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
          <span className="v-skeleton-line" key={line} />
        ))
      )}
    </span>
  )
}
