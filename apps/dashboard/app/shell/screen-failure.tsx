import { Failure } from '../shared/failure.tsx'

interface ScreenFailureProps {
  readonly error: unknown
}

/** In place of a screen that fails, such as when its code cannot be loaded; the menu beside it stays. */
export const ScreenFailure = ({ error }: ScreenFailureProps) => (
  <Failure error={error} onRetry={() => globalThis.location.reload()} />
)
