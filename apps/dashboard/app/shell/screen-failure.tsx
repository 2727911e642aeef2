import { Failure } from '../shared/failure.tsx'

interface ScreenFailureProps {
  readonly error: unknown
}

/** Replaces a failed screen, for example if its code cannot be loaded; the menu stays. */
export const ScreenFailure = ({ error }: ScreenFailureProps) => (
  <Failure error={error} onRetry={() => globalThis.location.reload()} />
)
